import type { Render, RenderedDocument } from './renderer.ts';

/** How long a document is sent again before it is rendered anew. */
const MAX_AGE_MS = 60_000;
/** A reader waits no longer: the page is then sent without data, and the next reader gets the document. */
const MAX_WAIT_MS = 2000;
/** More documents than visitors open within their age; the ones that were rendered first are dropped. */
const MAX_DOCUMENTS = 500;

type Options = {
  /** The address of the shop, which canonical addresses name. */
  origin: () => string;
  fetch: typeof fetch;
  now?: () => number;
  maxWaitMs?: number;
};

/** A source of documents; undefined where one cannot be rendered, or not soon enough. */
export type Documents = (address: string) => Promise<RenderedDocument | undefined>;

/** Renders documents when they are first asked for. Requests for the same one while it is rendered share it. */
export function onDemand(
  render: Render,
  { origin, fetch, now = Date.now, maxWaitMs = MAX_WAIT_MS }: Options,
): Documents {
  const documents = new Map<string, { since: number; document: Promise<RenderedDocument | undefined> }>();
  const begin = (address: string) => {
    const document = render({ address, origin: origin(), fetch, isForReader: true }).catch((problem: unknown) => {
      console.error(`${address} could not be rendered:`, problem);
      return undefined;
    });
    documents.delete(address);
    documents.set(address, { since: now(), document });
    for (const oldest of [...documents.keys()].slice(0, -MAX_DOCUMENTS)) documents.delete(oldest);
    return document;
  };
  return (address) => {
    const known = documents.get(address);
    const document = known && now() - known.since < MAX_AGE_MS ? known.document : begin(address);
    return Promise.race([document, afterwards(maxWaitMs)]);
  };
}

const afterwards = (ms: number) =>
  new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), ms).unref());
