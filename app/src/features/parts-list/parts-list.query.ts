import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { keptLists } from '../../session/kept-lists.ts';

const calls = () => fetchChunk(() => import('./parts-list.calls.ts'));

/** The lists that are kept with the shop; a visitor has none. */
export const savedListsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['partsLists', 'saved'],
    enabled: isSignedIn,
    queryFn: async ({ signal }) => (await calls()).askSavedLists(signal),
  });

/** The lists that this browser read lately. */
export const keptListsQuery = () =>
  queryOptions({ queryKey: ['partsLists', 'kept'], queryFn: keptLists, networkMode: 'always', retry: false });

/** Most different pairs of a saved list, as the contract says. */
export const MAX_SAVED = 10_000;
