import { favouriteAdd, favouriteDel, favouriteList } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** Servers of the family answer at most 100 rows at once; more favourites than this are not marked on cards. */
const AT_ONCE = 100;
const MAX_PAGES = 10;

/** Ids of all favourites, to mark them wherever they are shown. */
export async function askFavouriteIds(signal: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { favourites, total } = await send(favouriteList, { query: { page, limit: AT_ONCE }, signal });
    ids.push(...favourites.map(({ productId }) => productId));
    if (page * AT_ONCE >= total) break;
  }
  return ids;
}

export const mark = (id: string) => send(favouriteAdd, { body: { id, category: 'product' } });
export const unmark = (id: string) => send(favouriteDel, { body: { id: [id] } });
