import type { QueryClient } from '@tanstack/react-query';
import { SEQUENTIAL_FAVOURITES } from './favourite.mutation.ts';
import { favouriteIdsQuery } from './favourite.query.ts';
import { FAVOURITES_KEY } from './favourites.query.ts';
import type { LoadedFavourites } from './join-pages.ts';

const calls = () => import('./favourites.calls.ts');
const { queryKey: idsKey } = favouriteIdsQuery(true);

const CHANGES = [...FAVOURITES_KEY, 'change'];
/**
 * Refetches the list, the marks on the cards of the shop, and the count of the shopper. Only after the last pending
 * change: an earlier answer would show again what is still being removed.
 */
async function refetchAfterLast(client: QueryClient): Promise<void> {
  if (client.isMutating({ mutationKey: CHANGES }) > 1) return;
  await Promise.all(
    [FAVOURITES_KEY, idsKey, ['user']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
  );
}

/**
 * Removes favourites: hidden at once, shown again when it fails. Everything is refetched afterwards, so that after a
 * lost answer the page shows what the shop has.
 */
export const removeFavouritesMutation = (client: QueryClient) => ({
  mutationKey: CHANGES,
  scope: SEQUENTIAL_FAVOURITES,
  mutationFn: async (ids: readonly string[]) => (await calls()).removeFavourites(ids),
  onMutate: async (ids: readonly string[]) => {
    await client.cancelQueries({ queryKey: FAVOURITES_KEY });
    const lists = client.getQueriesData<LoadedFavourites>({ queryKey: FAVOURITES_KEY });
    client.setQueriesData<LoadedFavourites>(
      { queryKey: FAVOURITES_KEY },
      (list) => list && { ...list, rows: list.rows.filter(({ productId }) => !ids.includes(productId)) },
    );
    return () => {
      for (const [key, list] of lists) client.setQueryData(key, list);
    };
  },
  onError: (_: unknown, __: readonly string[], showAgain: (() => void) | undefined) => showAgain?.(),
  onSettled: () => void refetchAfterLast(client),
});

/** Adds removed favourites again, `ids` in the order of the list. */
export const restoreFavouritesMutation = (client: QueryClient) => ({
  mutationKey: CHANGES,
  scope: SEQUENTIAL_FAVOURITES,
  mutationFn: async (ids: readonly string[]) => (await calls()).restoreFavourites(ids),
  onSettled: () => refetchAfterLast(client),
});
