import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { couponsFor } from '../coupon/coupons.ts';
import { salesIn, type Sale } from '../goods/flash-sale.ts';
import { setStock, stockOf } from '../goods/goods.ts';
import { presales } from '../goods/presale.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { namedOffer } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** With a higher pull, a part sells out before its slot ends. */
const MAX_PULL = 0.9;
const MIN_STOCK = 500;

/**
 * Sets today's slots to one of two hours that starts at a moment, with one before and one after it. One of its sales,
 * the same in every run, is set as known.
 */
function openSlot(shop: Shop, moment: number): Sale {
  // Servers send times in whole seconds: with an earlier one, a client would refetch too early.
  const from = Math.floor(moment / 1000) * 1000;
  const slots = [
    { id: '1', seed: 'before', from: from - 6 * HOUR, to: from - 4 * HOUR },
    { id: '2', seed: 'known', from, to: from + 2 * HOUR },
    { id: '3', seed: 'after', from: from + 6 * HOUR, to: from + 8 * HOUR },
  ];
  shop.state.flash.hours = slots;
  const sale = slots
    .slice(1, 2)
    .flatMap((slot) => salesIn(shop, slot))
    .find(({ demand }) => demand < MAX_PULL);
  if (!sale) throw new Error('The stand-in shop has no flash sale in the slot of the scenario.');
  Object.assign(shop.known, {
    slotId: sale.hours.id,
    flashSaleId: sale.id,
    productId: sale.mould.id,
    uniqueId: sale.offers[0]?.offer.uniqueId,
  });
  return sale;
}

/** A slot is running that ends in `ms`, at most two hours. */
export const runFlashSale = (shop: Shop, { ms = 70 * MINUTE }: ScenarioParams = {}): Sale =>
  openSlot(shop, shop.clock.now() + ms - 2 * HOUR);

/** No slot is running; the next one starts in `ms`. */
export const announceFlashSale = (shop: Shop, { ms = MINUTE }: ScenarioParams = {}): Sale =>
  openSlot(shop, shop.clock.now() + ms);

/** The known sale ended an hour ago; the next slot is hours away. */
export const endFlashSale = (shop: Shop): Sale => openSlot(shop, shop.clock.now() - 3 * HOUR);

/** All pieces of a running sale are sold except a few of its first colour. */
export function sellNearlyOut(shop: Shop, params: ScenarioParams = {}): void {
  const sale = runFlashSale(shop, params);
  for (const [place, flash] of sale.offers.entries())
    shop.state.flash.taken[`${sale.id}/${flash.offer.uniqueId}`] =
      flash.quota - (place === 0 ? (params.quantity ?? 3) : 0);
}

/** A presale is running: of the given product, else of one in the calendar. Ends in `ms`. */
export function runPresale(shop: Shop, { productId, uniqueId, ms = 3 * DAY }: ScenarioParams = {}): void {
  const offer = namedOffer(shop, { productId: productId ?? presales(shop)[0]?.mould.id, uniqueId });
  setStock(shop, offer, Math.max(MIN_STOCK, stockOf(shop, offer)));
  const now = shop.clock.now();
  shop.state.presales[offer.mould.id] = { from: now - DAY, to: now + ms, shipsWithin: 7 };
}

/** Sets a coupon as known that is available, or one that is used up. */
export function setKnownCoupon(shop: Shop, isLeft: boolean): void {
  const found = couponsFor(shop, DEFAULT_LANGUAGE, undefined).find(({ left }) => (left === 0) !== isLeft);
  if (!found) throw new Error('The stand-in shop has no such coupon.');
  shop.known.couponId = found.id;
}
