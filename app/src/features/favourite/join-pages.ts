import type { Favourite, FavouritePage } from '@shop/contracts';

/** The favourites that are loaded, and whether there may be more. */
export type LoadedFavourites = { rows: readonly Favourite[]; hasMore: boolean };

/**
 * Joins the first pages, each product once: a removal between two requests moves rows to another page. A page with few
 * rows is not the last one, because servers cut deleted products out; so the total decides, which counts those, unless
 * it is lower than the number of rows.
 */
export function joinPages(pages: readonly FavouritePage[], pageSize: number): LoadedFavourites {
  const rows = [...new Map(pages.flatMap(({ favourites }) => favourites).map((row) => [row.productId, row])).values()];
  const last = pages.at(-1);
  if (!last) return { rows, hasMore: true };
  const isCounted = last.total >= rows.length;
  return { rows, hasMore: isCounted ? pages.length * pageSize < last.total : last.favourites.length >= pageSize };
}
