import type { Moment } from '@shop/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@shop/contracts/language';
import { loadMessages, type MessageArea, type Messages } from '@shop/design-system/messages/load-messages';
import type { Query, QueryObserverOptions } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchPath } from 'react-router-dom';
import { CallError } from '../data/call-error.ts';
import { isUnknownCall } from '../data/outcome.ts';
import { jsonLdOf } from '../data/json-ld.ts';
import { readPath } from '../language/language.ts';
import { makeQueryClient } from '../providers.tsx';
import { notFoundPage, pageAt } from '../routes/route-table.ts';
import type { PageHead } from '../shell/page-head.ts';
import { listPaths } from './list-paths.ts';
import { asPage, type Transport } from './page-requests.ts';
import { hasPrices, hasPublicData, publicPatterns } from './public-pages.ts';
import { renderAsOf, renderOnce } from './render-once.tsx';
import { stateOf } from './state-of.ts';
import type { PageState } from '../page-state.ts';

export type RenderOptions = {
  /** Path and query of the page, with its language prefix. */
  address: string;
  /** The origin of the shop, which canonical addresses name: `https://shop.example`. */
  origin: string;
  /** Sends the requests of the page; undefined renders it without any data. */
  fetch: Transport | undefined;
  now: Moment;
  /** Whether a reader waits for it, instead of it being written ahead. */
  isForReader?: boolean;
  /** Renders the page for a request that cannot be read, whatever the address. */
  isBadRequest?: boolean;
};

export type RenderedPage = {
  language: Language;
  /** 404 without such a page or product, 400 for a bad request. */
  status: 200 | 400 | 404;
  /** Whether the shop answered, also by refusals, all that the page asked for. */
  isComplete: boolean;
  /** The content of the element that is hydrated. */
  html: string;
  head: PageHead;
  jsonLd: readonly object[];
  shopName: string;
  /** Of when prices, stock and offers are, as HTML; '' where there are none. */
  asOf: string;
  state: PageState;
};

/** How long code is waited for before the second round, in ms, and longer before each next one: a machine may be busy. */
const CODE_MS = 10;
/** A page asks for data that depends on other data, and so on: a product, its part, its relatives. */
const MAX_ROUNDS = 30;
/** React writes this for a part whose code is not loaded yet. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a page as a visitor sees it first, with the answers to what it asks for. Answers that fail are left out: the
 * document shows that part as loading, and the browser asks again. Rejects when the page itself cannot be rendered.
 */
export async function renderPage({
  address,
  origin,
  fetch,
  now,
  isForReader = false,
  isBadRequest = false,
}: RenderOptions): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, origin);
  const { language, path } = readPath(pathname);
  const pattern = publicPatterns.find((one) => matchPath(one, path));
  const page = pageAt(path) ?? notFoundPage;
  await page.preload();

  const client = makeQueryClient();
  const areas = new Set<MessageArea>(isBadRequest ? ['core', 'errors'] : page.messages);
  const knownProblem = isBadRequest ? new CallError(address, 'refused', { status: 400 }) : undefined;
  const failed = new Map<string, unknown>();
  const isWanted = (query: Query) =>
    query.state.data === undefined &&
    !failed.has(query.queryHash) &&
    (query.options as QueryObserverOptions).enabled !== false &&
    query.options.queryFn !== undefined &&
    (query.meta?.isLasting === true || (pattern !== undefined && hasPublicData(pattern)));
  const load = async (query: Query) => {
    await query.fetch({ ...query.options, retry: false }).catch((problem: unknown) => {
      failed.set(query.queryHash, problem);
      client.getQueryCache().remove(query);
    });
  };

  for (let round = 1; ; round += 1) {
    const messages = await messagesOf(language, areas);
    const before = areas.size;
    const rendered = renderOnce({ client, address, areas, messages, language, now, origin, knownProblem });
    const wanted = fetch ? client.getQueryCache().findAll({ predicate: isWanted }) : [];
    const isFinished = wanted.length === 0 && areas.size === before && !rendered.html.includes(UNFINISHED);
    if (isFinished || round === MAX_ROUNDS) {
      const state = stateOf(client, { address: pathname + search, areas, now, isForReader });
      const isGone = [...failed.values()].some((problem) => problem instanceof CallError && problem.kind === 'gone');
      const hasOffers = state.answers.some(({ updatedAt }) => updatedAt === 0);
      const asOf = hasOffers && hasPrices(pattern) ? renderAsOf({ language, messages, now }) : '';
      client.clear();
      return {
        ...rendered,
        language,
        isComplete: ![...failed.values()].some(isUnreachable),
        status: statusOf(isBadRequest, pageAt(path) === undefined || isGone),
        jsonLd: jsonLdOf(rendered.head, now),
        asOf,
        state,
      };
    }
    if (fetch) await asPage({ origin, language, fetch }, () => Promise.all(wanted.map(load)));
    if (rendered.html.includes(UNFINISHED)) await sleep(CODE_MS * round);
  }
}

/** Canonical paths of what an API lists (`list-paths.ts`), asked for by `fetch`. */
export async function listPathsOf(origin: string, fetch: Transport): Promise<string[]> {
  return asPage({ origin, language: DEFAULT_LANGUAGE, fetch }, async () => {
    const listed: string[] = [];
    for await (const path of listPaths(new AbortController().signal)) listed.push(path);
    return listed;
  });
}

function statusOf(isBadRequest: boolean, isMissing: boolean): RenderedPage['status'] {
  if (isBadRequest) return 400;
  return isMissing ? 404 : 200;
}

/** Whether the shop could not be reached: then another attempt may succeed. */
const isUnreachable = (problem: unknown) =>
  !(problem instanceof CallError) ||
  ['offline', 'slow', 'busy'].includes(problem.kind) ||
  (problem.kind === 'server' && !isUnknownCall(problem));

async function messagesOf(language: Language, areas: ReadonlySet<MessageArea>): Promise<Messages> {
  const loaded = await Promise.all([...areas].map((area) => loadMessages(language, area)));
  return Object.assign({}, ...loaded) as Messages;
}
