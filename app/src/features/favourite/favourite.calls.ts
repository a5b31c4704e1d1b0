import { favouriteAdd, favouriteDel, favouriteList } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** Servers send at most 100 rows per page; favourites beyond `MAX_PAGES` are not marked on cards. */
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** Ids of all favourites, to mark them on every card. */
export async function fetchFavouriteIds(signal: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { favourites, total } = await send(favouriteList, { query: { page, limit: PAGE_SIZE }, signal });
    ids.push(...favourites.map(({ productId }) => productId));
    if (page * PAGE_SIZE >= total) break;
  }
  return ids;
}

export const addFavourite = (id: string) => send(favouriteAdd, { body: { id, category: 'product' } });
export const removeFavourite = (id: string) => send(favouriteDel, { body: { id: [id] } });
