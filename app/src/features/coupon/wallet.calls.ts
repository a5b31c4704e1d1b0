import { heldCoupons, products } from '@shop/contracts';
import type { CouponTab } from '@shop/design-system';
import { send } from '../../data/call.ts';
import { fetchPages } from '../../data/fetch-pages.ts';

/** Coupons per page: ten rows of two. */
const PAGE_SIZE = 20;
/** The server's numbers of the tabs. */
const KINDS: Readonly<Record<CouponTab, string>> = { usable: '1', over: '2' };

export const fetchHeldCoupons = (tab: CouponTab, pages: number, signal: AbortSignal) =>
  fetchPages(pages, PAGE_SIZE, (page) =>
    send(heldCoupons, { params: { kind: KINDS[tab] }, query: { page, limit: PAGE_SIZE }, signal }),
  );

/** The names of these parts by id; of those that are not on sale there is none. */
export async function fetchPartNames(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const page = await send(products, { query: { ids: ids.join(','), page: 1, limit: ids.length }, signal });
  return Object.fromEntries(page.products.map(({ id, name }) => [id, name]));
}
