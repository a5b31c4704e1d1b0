import { couponsFor } from '../coupon/coupons.ts';
import { salesIn, type Sale } from '../promotion/flash-sale.ts';
import { setStock, stockOf } from '../catalogue/goods.ts';
import { presales } from '../promotion/presale.ts';
import type { Shop } from '../shop/state.ts';
import type { ScenarioParams } from './params.ts';
import { namedOffer } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this on, a part sells out before its slot ends. */
const TOO_WANTED = 0.9;
const PLENTY = 500;

/** Makes a slot of two hours that begins at a moment today's, with one before and one after it, and knows one of its sales: the same one every time. */
function openSlot(shop: Shop, moment: number): Sale {
  // Servers tell turns in whole seconds: a client that is told an earlier one would ask too early.
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
    .find(({ pull }) => pull < TOO_WANTED);
  if (!sale) throw new Error('The stand-in shop has no flash sale in the slot of the scenario.');
  Object.assign(shop.known, {
    slotId: sale.hours.id,
    flashSaleId: sale.id,
    productId: sale.mould.id,
    uniqueId: sale.offers[0]?.offer.uniqueId,
  });
  return sale;
}

/** A slot is running that ends in `ms`, which is less than two hours. */
export const runFlashSale = (shop: Shop, { ms = 70 * MINUTE }: ScenarioParams = {}): Sale =>
  openSlot(shop, shop.clock.now() + ms - 2 * HOUR);

/** Nothing is on; the next slot begins in `ms`. */
export const announceFlashSale = (shop: Shop, { ms = MINUTE }: ScenarioParams = {}): Sale =>
  openSlot(shop, shop.clock.now() + ms);

/** The known sale ended an hour ago; the next slot is hours away. */
export const endFlashSale = (shop: Shop): Sale => openSlot(shop, shop.clock.now() - 3 * HOUR);

/** Others bought all of a running sale but a few pieces of its first colour. */
export function sellNearlyOut(shop: Shop, params: ScenarioParams = {}): void {
  const sale = runFlashSale(shop, params);
  for (const [place, flash] of sale.offers.entries())
    shop.state.flash.taken[`${sale.id}/${flash.offer.uniqueId}`] =
      flash.quota - (place === 0 ? (params.quantity ?? 3) : 0);
}

/** A presale that is on: of the named product, else of one of the calendar's. Ends in `ms`. */
export function runPresale(shop: Shop, { productId, uniqueId, ms = 3 * DAY }: ScenarioParams = {}): void {
  const offer = namedOffer(shop, { productId: productId ?? presales(shop)[0]?.mould.id, uniqueId });
  setStock(shop, offer, Math.max(PLENTY, stockOf(shop, offer)));
  const now = shop.clock.now();
  shop.state.presales[offer.mould.id] = { from: now - DAY, to: now + ms, shipsWithin: 7 };
}

/** Knows a coupon of which there are some, or one of which none is left. */
export function knowCoupon(shop: Shop, isLeft: boolean): void {
  const found = couponsFor(shop, 'zh-Hans', undefined).find(({ left }) => (left === 0) !== isLeft);
  if (!found) throw new Error('The stand-in shop has no such coupon.');
  shop.known.couponId = found.id;
}
