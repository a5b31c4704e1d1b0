import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';

/** Ids of the shopper's favourites. */
export const favouriteIdsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['favouriteIds'],
    enabled: isSignedIn,
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await fetchChunk(() => import('./favourite.calls.ts'))).fetchFavouriteIds(signal),
  });
