import type { Shop } from '../core/shop.ts';
import { sharePassed } from './flash-hours.ts';
import type { FlashOffer, Sale } from './flash-sale.ts';
import { stockOf } from './goods.ts';

/** Pieces of a sale that were ordered in this shop, of one colour or of all, by one shopper or by all. */
function orderedPieces(shop: Shop, sale: Sale, uniqueId?: string, accountId?: string): number {
  const lines = Object.values(shop.state.orders)
    .filter((order) => order.step !== 'cancelled' && (accountId === undefined || order.accountId === accountId))
    .flatMap((order) => order.lines)
    .filter((line) => line.flashSaleId === sale.id && (uniqueId === undefined || line.uniqueId === uniqueId));
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export const boughtOf = (shop: Shop, sale: Sale, accountId: string | undefined): number =>
  accountId === undefined ? 0 : orderedPieces(shop, sale, undefined, accountId);

/** Pieces bought by simulated shoppers: they grow with the time of the slot, up to the quota. */
function takenByOthers(shop: Shop, sale: Sale, { offer, quota }: FlashOffer): number {
  const min = shop.state.flash.taken[`${sale.id}/${offer.uniqueId}`] ?? 0;
  const simulated = Math.floor(quota * sale.demand * sharePassed(sale.hours, shop.clock.now()));
  return Math.min(quota, Math.max(min, simulated));
}

/** The remaining pieces of one colour, at most its stock. */
export function leftOf(shop: Shop, sale: Sale, flash: FlashOffer): number {
  const rest = flash.quota - takenByOthers(shop, sale, flash) - orderedPieces(shop, sale, flash.offer.uniqueId);
  return Math.max(0, Math.min(rest, stockOf(shop, flash.offer)));
}

export const quotaOf = (sale: Sale): number => sale.offers.reduce((sum, { quota }) => sum + quota, 0);
export const leftIn = (shop: Shop, sale: Sale): number =>
  sale.offers.reduce((sum, flash) => sum + leftOf(shop, sale, flash), 0);

/** The sold share of a sale, 0 to 100; 100 only if nothing is left. */
export function soldPercentOf(shop: Shop, sale: Sale): number {
  const quota = quotaOf(sale);
  return Math.floor((100 * (quota - leftIn(shop, sale))) / quota);
}
