import type { Address, Language, Moment } from '@shop/contracts';
import { checkLimit, checkStock } from '../cart/limits.ts';
import type { Account } from '../core/account.state.ts';
import type { WantedLine } from '../core/cart.state.ts';
import type { BoughtLine, Draft, StoredOrder } from '../core/order.state.ts';
import { nextId, randomText } from '../core/random.ts';
import { refusal } from '../core/refusal.ts';
import type { Shop } from '../core/shop.ts';
import { mouldOf, offerOf, piecesOf, setPrices, setStock, stockOf } from '../goods/goods.ts';
import { presaleOf } from '../goods/presale.ts';
import { kindOf } from '../goods/promotion-of.ts';
import { costOf, goodsOf } from './order-cost.ts';

/** An unpaid order is cancelled after 30 minutes. */
const PAYMENT_TIMEOUT_MS = 30 * 60_000;
const DAY = 24 * 3_600_000;

export const cancelsAt = (order: StoredOrder): Moment => order.placedAt + PAYMENT_TIMEOUT_MS;

export type OrderChoices = { address: Address; couponId?: string; message: string; language: Language };

/**
 * Places the order of a draft: reduces the stock, removes the lines from the cart and uses the coupon. Changes nothing
 * if it is refused.
 */
export function placeOrder(
  shop: Shop,
  account: Account,
  draft: Draft,
  { address, couponId, message, language }: OrderChoices,
): StoredOrder {
  applyNextPrices(shop);
  if (goodsOf(shop, account, draft.lines, language) !== draft.goods) throw refusal('pricesChanged', language);
  const choices = { province: address.province, couponId };
  const { lines, coupon, totals } = costOf(shop, account, draft.lines, choices, language);
  checkPieces(shop, account, lines, language);
  const id = nextId(shop.state);
  const now = shop.clock.now();
  const order: StoredOrder = {
    id,
    number: orderNumber(now, id),
    key: draft.key,
    accountId: account.id,
    kind: kindOf(shop, lines),
    step: 'unpaid',
    lines: lines.map((line) => ({ ...line, reviewKey: randomText(shop.state, 32), refunded: 0, isReviewed: false })),
    goods: totals.goods,
    postage: totals.postage,
    couponDiscount: totals.couponDiscount,
    couponId: coupon?.id,
    toPay: totals.toPay,
    recipient: address.recipient,
    phone: address.phone,
    address: [address.province, address.city, address.district, address.detail].join(' '),
    message,
    placedAt: now,
    shipsAt: presaleShipsAt(shop, lines),
  };
  moveStock(shop, order.lines, -1);
  shop.state.orders[order.number] = order;
  draft.orderNumber = order.number;
  if (coupon) coupon.orderNumber = order.number;
  account.cart = account.cart.filter((row) => !lines.some((line) => line.id === row.id));
  for (const line of lines) delete shop.state.buyNow[line.id];
  return order;
}

/** `cp` and 18 digits: the moment in milliseconds, then the id of the row. */
export const orderNumber = (now: Moment, id: string) =>
  `cp${String(now).padStart(13, '0')}${id.padStart(5, '0').slice(-5)}`;

function applyNextPrices(shop: Shop): void {
  setPrices(shop, shop.state.nextPrices);
  shop.state.nextPrices = {};
}

function checkPieces(shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): void {
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    // Two buy-now keys may be for the same offer: their sum must be in stock.
    const pieces = piecesOf(
      lines.filter(({ uniqueId }) => uniqueId === line.uniqueId),
      line.productId,
    );
    if (offer) checkStock(shop, offer, pieces, language);
    checkLimit(shop, account, line.productId, piecesOf(lines, line.productId), language);
  }
}

/** The last shipping day that the presales of these lines promise; absent without a presale. */
function presaleShipsAt(shop: Shop, lines: readonly WantedLine[]): Moment | undefined {
  const days = lines.flatMap(({ productId }) => {
    const mould = mouldOf(shop, productId);
    const terms = mould && presaleOf(shop, mould);
    return terms?.to === undefined ? [] : [terms.to + (terms.shipsWithin ?? 0) * DAY];
  });
  return days.length === 0 ? undefined : Math.max(...days);
}

/** Takes the pieces of lines out of the stock (-1) or puts them back (1). */
export function moveStock(shop: Shop, lines: readonly BoughtLine[], direction: 1 | -1): void {
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    if (offer) setStock(shop, offer, stockOf(shop, offer) + direction * line.quantity);
  }
}

/** Cancels an unpaid order. Its pieces return to the stock and its coupon can be used again. */
export function cancelOrder(shop: Shop, order: StoredOrder): void {
  order.step = 'cancelled';
  moveStock(shop, order.lines, 1);
  const coupon = shop.state.accounts[order.accountId]?.coupons.find(({ id }) => id === order.couponId);
  if (coupon) delete coupon.orderNumber;
}

/** Whether its shopper sees an order: not after deleting it, nor a cancelled one where cancelling deletes it. */
export const isShown = (shop: Shop, { step, isHidden }: StoredOrder): boolean =>
  !isHidden && (step !== 'cancelled' || shop.state.listsCancelledOrders);

/** A shopper's order by number or key; refused if the shopper does not see it, or it is of another shopper. */
export function findShownOrder(shop: Shop, account: Account, numberOrKey: string, language: Language): StoredOrder {
  const order =
    shop.state.orders[numberOrKey] ?? Object.values(shop.state.orders).find(({ key }) => key === numberOrKey);
  if (order?.accountId !== account.id || !isShown(shop, order)) throw refusal('orderNotFound', language);
  return order;
}

/** An order to change; a cancelled one is refused as if it did not exist. */
export function findOrder(shop: Shop, account: Account, numberOrKey: string, language: Language): StoredOrder {
  const order = findShownOrder(shop, account, numberOrKey, language);
  if (order.step === 'cancelled') throw refusal('orderNotFound', language);
  return order;
}

export function completeOrder(order: StoredOrder, now: Moment): void {
  order.step = 'completed';
  order.completedAt = now;
}

/** Completes an order if all its lines are reviewed. */
export function completeIfReviewed(shop: Shop, order: StoredOrder): void {
  if (order.step === 'toReview' && order.lines.every(({ isReviewed }) => isReviewed))
    completeOrder(order, shop.clock.now());
}
