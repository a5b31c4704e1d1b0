import { favouriteAll, favouriteDel, favouriteList } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { addFavourite } from './favourite.calls.ts';
import { joinPages, type LoadedFavourites } from './join-pages.ts';

/** Favourites on one page of the list: five rows of four. */
const PAGE_SIZE = 20;

/**
 * The first pages of the list. Rejects when the first page fails; when a later one fails, it and all after it are left
 * out and `hasMore` is true. As long as no row is left of the loaded pages, the next one is loaded too.
 */
export async function fetchFavourites(count: number, signal: AbortSignal): Promise<LoadedFavourites> {
  const pageOf = (page: number) => send(favouriteList, { query: { page, limit: PAGE_SIZE }, signal });
  const [first, ...further] = Array.from({ length: count }, (_, index) => pageOf(index + 1));
  const results = await Promise.allSettled(further);
  const failedIndex = results.findIndex(({ status }) => status === 'rejected');
  const loaded = results
    .slice(0, failedIndex === -1 ? undefined : failedIndex)
    .flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []));
  const pages = [await (first ?? pageOf(1)), ...loaded];
  if (failedIndex !== -1) return { ...joinPages(pages, PAGE_SIZE), hasMore: true };
  for (;;) {
    const joined = joinPages(pages, PAGE_SIZE);
    if (joined.rows.length > 0 || !joined.hasMore) return joined;
    pages.push(await pageOf(pages.length + 1));
  }
}

export const removeFavourites = (ids: readonly string[]) => send(favouriteDel, { body: { id: [...ids] } });

/** Adds removed favourites again. `ids` are in the order of the list, newest first; servers add the last as the newest. */
export async function restoreFavourites(ids: readonly string[]): Promise<void> {
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) await addFavourite(only);
  else await send(favouriteAll, { body: { id: ids.toReversed(), category: 'product' } });
}
