import type { QueryClient } from '@tanstack/react-query';
import { favouriteIdsQuery } from './favourite.query.ts';
import { FAVOURITES_KEY } from './favourites.query.ts';

export type FavouriteChange = { id: string; isFavourite: boolean };

const { queryKey } = favouriteIdsQuery(true);
/** Changes are sent one after the other, in the order in which they were made. */
export const SEQUENTIAL_FAVOURITES = { id: 'favourites' };

/** Shows the change at once and reverts it if the server refuses. */
export const favouriteMutation = (client: QueryClient) => {
  const show = ({ id, isFavourite }: FavouriteChange) =>
    client.setQueryData(queryKey, (ids: readonly string[] = []) => {
      const others = ids.filter((one) => one !== id);
      return isFavourite ? [id, ...others] : others;
    });
  return {
    scope: SEQUENTIAL_FAVOURITES,
    mutationFn: async ({ id, isFavourite }: FavouriteChange) => {
      const { addFavourite, removeFavourite } = await import('./favourite.calls.ts');
      await (isFavourite ? addFavourite(id) : removeFavourite(id));
    },
    onMutate: async (change: FavouriteChange) => {
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_: unknown, { id, isFavourite }: FavouriteChange) => void show({ id, isFavourite: !isFavourite }),
    // Not only stale: the page of favourites would show the earlier list first.
    onSettled: () => client.removeQueries({ queryKey: FAVOURITES_KEY, type: 'inactive' }),
  };
};
