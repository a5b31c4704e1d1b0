import type { Outgoing, Standing } from './outgoing.ts';
import type { Tab } from './tab.ts';

type Upload = Extract<Standing, { at: 'draft' }>['upload'];

/** Other tabs are told of an upload in steps of this part, so that they are not drowned. */
const STEP = 0.1;
/** Whoever uploads an image answers the question who does within this time, in ms. */
const ANSWER_MS = 3000;

export type Uploads = {
  /** Uploads the image of a draft, from the beginning; what comes of it is kept and told. */
  start(key: string): void;
  /** Another tab asks who uploads this one. */
  answer(key: string): void;
  /** Finds drafts whose tab is gone, and uploads them here. */
  adopt(): void;
};

/** Brings images to the shop: each by the tab in which it was chosen, or by the leader when that tab is gone. */
export function createUploads(tab: Tab, write: (entry: Outgoing) => Promise<void>): Uploads {
  const { options, outbox, timers } = tab;
  const going = new Set<string>();

  const draftOf = (key: string) => {
    const entry = outbox.get(key);
    return entry?.standing.at === 'draft' ? entry : undefined;
  };
  const isGoing = (entry: Outgoing) => entry.standing.at === 'draft' && entry.standing.upload.state === 'going';

  function show(key: string, part: number) {
    const entry = draftOf(key);
    if (!entry) return;
    const told =
      entry.standing.at === 'draft' && entry.standing.upload.state === 'going' ? entry.standing.upload.part : 0;
    const next: Outgoing = { ...entry, standing: { at: 'draft', upload: { state: 'going', part } } };
    if (Math.floor(part / STEP) === Math.floor(told / STEP)) outbox.see(next);
    else tab.tell({ told: 'progress', entry: next });
  }

  async function upload(key: string) {
    const draft = draftOf(key);
    if (!draft || going.has(key)) return;
    going.add(key);
    try {
      const { image } = draft;
      if (!image) throw new Error('The picture was not kept.');
      const { url } = await options.shop.upload(image, (part) => show(key, part));
      await change(key, { content: url, standing: { at: 'queued' } });
    } catch (problem) {
      const reason = options.shop.refusalOf(problem);
      const failed: Upload = reason === undefined ? { state: 'failed' } : { state: 'refused', reason };
      await change(key, { standing: { at: 'draft', upload: failed } });
      if (options.shop.isSignedOut(problem)) tab.signedOut();
    } finally {
      going.delete(key);
    }
  }

  /** Where the shopper has let go of it meanwhile, there is nothing to change. */
  async function change(key: string, to: Pick<Outgoing, 'standing'> & Partial<Outgoing>) {
    const entry = draftOf(key);
    if (entry) await write({ ...entry, ...to });
  }

  return {
    start(key) {
      show(key, 0);
      void upload(key);
    },
    answer(key) {
      const entry = draftOf(key);
      if (entry && going.has(key)) tab.options.tabs.post({ told: 'progress', entry });
    },
    adopt() {
      for (const asked of outbox.all().filter((entry) => isGoing(entry) && !going.has(entry.key))) {
        tab.options.tabs.post({ told: 'whoUploads', key: asked.key });
        timers.after(ANSWER_MS, () => {
          // An answer would have put another object in its place.
          if (outbox.get(asked.key) === asked) void upload(asked.key);
        });
      }
    },
  };
}
