import { queryOptions } from '@tanstack/react-query';
import { recentLists } from '../../session/recent-lists.ts';

const calls = () => import('./parts-list.calls.ts');

/** The lists saved with the shop; a visitor has none. */
export const savedListsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['partsLists', 'saved'],
    enabled: isSignedIn,
    queryFn: async ({ signal }) => (await calls()).fetchSavedLists(signal),
  });

/** The lists that were read recently in this browser. */
export const recentListsQuery = () =>
  queryOptions({
    queryKey: ['partsLists', 'recent'],
    queryFn: () => recentLists(),
    networkMode: 'always',
    retry: false,
  });

/** The most different pairs of a saved list, by contract. */
export const MAX_SAVED_PAIRS = 10_000;
