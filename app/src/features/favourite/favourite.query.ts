import { queryOptions } from '@tanstack/react-query';

/** Ids of the shopper's favourites. */
export const favouriteIdsQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['favouriteIds'],
    enabled: isSignedIn,
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await import('./favourite.calls.ts')).fetchFavouriteIds(signal),
  });
