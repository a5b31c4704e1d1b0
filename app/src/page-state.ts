import type { Moment } from '@shop/contracts';
import type { MessageArea } from '@shop/design-system/messages/load-messages';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a document that a server rendered says to the app that hydrates it. */
export type PageState = {
  /** Path and query that it was rendered for. */
  address: string;
  renderedAt: Moment;
  /** The messages that it shows. */
  areas: readonly MessageArea[];
  /** The answers that it shows. `updatedAt` is 0 for prices, stock and offers, which are to be asked for again. */
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

/** Lets the queries of the page start with the answers that the document shows. */
export function startWithAnswers(client: QueryClient, { answers }: PageState): void {
  for (const { key, data, updatedAt } of answers) client.setQueryData(key, data, { updatedAt });
}

/** Whether everything that is to be asked for again has been. */
export const isRefreshed = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt === 0 })
    .length === 0;
