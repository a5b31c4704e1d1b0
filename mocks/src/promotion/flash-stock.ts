import { sharePassed } from './flash-hours.ts';
import type { FlashOffer, Sale } from './flash-sale.ts';
import { stockOf } from '../catalogue/goods.ts';
import type { Shop } from '../shop/state.ts';

/** Pieces of one colour in a sale that shoppers of this shop ordered; of one shopper only, or of everybody. */
function ordered(shop: Shop, sale: Sale, uniqueId?: string, accountId?: string): number {
  const kept = Object.values(shop.state.orders).filter(
    (order) => order.step !== 'cancelled' && (accountId === undefined || order.accountId === accountId),
  );
  const lines = kept
    .flatMap((order) => order.lines)
    .filter((line) => line.flashSaleId === sale.id && (uniqueId === undefined || line.uniqueId === uniqueId));
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export const boughtOf = (shop: Shop, sale: Sale, accountId: string | undefined): number =>
  accountId === undefined ? 0 : ordered(shop, sale, undefined, accountId);

/** What others buy, who are nobody in particular: more and more while the slot's time passes, never more than there is. */
function takenByOthers(shop: Shop, sale: Sale, { offer, quota }: FlashOffer): number {
  const atLeast = shop.state.flash.taken[`${sale.id}/${offer.uniqueId}`] ?? 0;
  return Math.min(quota, Math.max(atLeast, Math.floor(quota * sale.pull * sharePassed(sale.hours, shop.clock.now()))));
}

/** Pieces of a colour that the sale still has: never more than lie in the warehouse. */
export function leftOf(shop: Shop, sale: Sale, flash: FlashOffer): number {
  const rest = flash.quota - takenByOthers(shop, sale, flash) - ordered(shop, sale, flash.offer.uniqueId);
  return Math.max(0, Math.min(rest, stockOf(shop, flash.offer)));
}

export const quotaOf = (sale: Sale): number => sale.offers.reduce((sum, { quota }) => sum + quota, 0);
export const leftIn = (shop: Shop, sale: Sale): number =>
  sale.offers.reduce((sum, flash) => sum + leftOf(shop, sale, flash), 0);

/** Share that is sold, 0 to 100; 100 only when nothing is left. */
export function soldPercentOf(shop: Shop, sale: Sale): number {
  const quota = quotaOf(sale);
  return Math.floor((100 * (quota - leftIn(shop, sale))) / quota);
}
