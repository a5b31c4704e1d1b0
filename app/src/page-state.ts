import type { Moment } from '@shop/contracts';
import type { MessageArea } from '@shop/design-system/messages/load-messages';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { authorization } from './data/authorization.ts';

/** What a document that a server rendered says to the app that hydrates it. */
export type PageState = {
  /** Path and query that it was rendered for. */
  address: string;
  renderedAt: Moment;
  /** Whether it was rendered when a reader asked for it, at most a minute ago, rather than ahead. */
  isForReader: boolean;
  /** The messages that it shows. */
  areas: readonly MessageArea[];
  /** The answers that it shows. `updatedAt` is 0 for prices, stock and offers, which are of `renderedAt`. */
  answers: readonly { key: QueryKey; data: unknown; updatedAt: Moment }[];
};

/** The id of the element that holds it, as JSON. */
export const PAGE_STATE_ID = 'page-state';
/** The id of the note of when prices and stock were rendered. */
export const AS_OF_ID = 'as-of';

/**
 * The state of this document; undefined if no server rendered it, or not for this address: the not-found page is the
 * same for all.
 */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  const state = text ? (JSON.parse(text) as PageState) : undefined;
  return state?.address === location.pathname + location.search ? state : undefined;
}

/**
 * Lets the queries of the page start with the answers that the document shows. On a first visit prices, stock and offers of
 * a document that was rendered for this visitor count for a while: all answers are asked for again when the service worker
 * is ready to store them (`offline/start-offline.ts`). Otherwise they are asked for again at once.
 */
export function startWithAnswers(client: QueryClient, state: PageState): void {
  for (const { key, data, updatedAt } of state.answers)
    client.setQueryData(key, data, { updatedAt: updatedAt || offersAt(state) });
}

/** A document that is sent again is at most this old, in ms; a browser may show an older one when it goes back. */
const FRESH_MS = 60_000;

/** Of when prices count: never in the future, if this browser's clock is slow. A shopper has prices of their own. */
function offersAt({ isForReader, renderedAt }: PageState): Moment {
  const now = Date.now();
  const isVisitor = authorization.current.readToken() === undefined;
  const isFirstVisit = !(navigator as Partial<Navigator>).serviceWorker?.controller;
  return isForReader && isVisitor && isFirstVisit && now - renderedAt < FRESH_MS ? Math.min(renderedAt, now) : 0;
}

/** Whether the server has answered again for all prices, stock and offers of the document that are in use. */
export const isRefreshed = (client: QueryClient, state: Pick<PageState, 'answers'> | undefined): boolean =>
  !state?.answers.some(({ key, updatedAt }) => {
    const query = client.getQueryCache().find({ queryKey: key, type: 'active' });
    // The first answer is the document's.
    return updatedAt === 0 && query !== undefined && query.state.dataUpdateCount < 2;
  });
