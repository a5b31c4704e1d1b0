import type { Address, Moment } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { letters, nextId } from '../shop/chance.ts';
import { kindOf } from './draft.ts';
import { mouldOf, offerOf, setPrices, setStock, stockOf } from '../catalogue/goods.ts';
import { checkLimit, checkStock, piecesOf } from '../cart/limits.ts';
import { costOf, goodsOf } from './order-cost.ts';
import { presaleOf } from '../promotion/presale.ts';
import { refusal } from '../shop/refusal.ts';
import type { Account, BoughtLine, Draft, Shop, StoredOrder, WantedLine } from '../shop/state.ts';

/** An unpaid order is cancelled by itself after 30 minutes. */
const TIME_TO_PAY = 30 * 60_000;
const DAY = 24 * 3_600_000;

export const cancelsAt = (order: StoredOrder): Moment => order.placedAt + TIME_TO_PAY;

export type Choices = { address: Address; couponId?: string; message: string; language: Language };

/** Turns a draft into an order: the pieces leave the stock, the lines leave the cart, the coupon is spent. All of it happens or nothing. */
export function placeOrder(
  shop: Shop,
  account: Account,
  draft: Draft,
  { address, couponId, message, language }: Choices,
): StoredOrder {
  putUpNextPrices(shop);
  if (goodsOf(shop, account, draft.lines, language) !== draft.goods) throw refusal('newPrices', language);
  const { lines, coupon, sums } = costOf(
    shop,
    account,
    draft.lines,
    { province: address.province, couponId },
    language,
  );
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
    lines: lines.map((line) => ({ ...line, reviewKey: letters(shop.state, 32), refunded: 0, isReviewed: false })),
    goods: sums.goods,
    postage: sums.postage,
    couponDiscount: sums.couponDiscount,
    ...(coupon ? { couponId: coupon.id } : {}),
    toPay: sums.toPay,
    recipient: address.recipient,
    phone: address.phone,
    address: [address.province, address.city, address.district, address.detail].join(' '),
    message,
    placedAt: now,
    ...shipsAtOf(shop, lines),
  };
  moveStock(shop, order.lines, -1);
  shop.state.orders[order.number] = order;
  draft.orderNumber = order.number;
  if (coupon) coupon.orderNumber = order.number;
  account.cart = account.cart.filter((row) => !lines.some((line) => line.id === row.id));
  for (const line of lines) delete shop.state.buyNow[line.id];
  return order;
}

/** `cp` and 18 digits: the moment in milliseconds, then the row's id. */
export const orderNumber = (now: Moment, id: string) =>
  `cp${String(now).padStart(13, '0')}${id.padStart(5, '0').slice(-5)}`;

function putUpNextPrices(shop: Shop): void {
  setPrices(shop, shop.state.nextPrices);
  shop.state.nextPrices = {};
}

function checkPieces(shop: Shop, account: Account, lines: readonly WantedLine[], language: Language): void {
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    // Two buy-now keys may want the same offer: it is their sum that must be there.
    const pieces = piecesOf(
      lines.filter(({ uniqueId }) => uniqueId === line.uniqueId),
      line.productId,
    );
    if (offer) checkStock(shop, offer, pieces, language);
    checkLimit(shop, account, line.productId, piecesOf(lines, line.productId), language);
  }
}

/** The last day that a presale promises: some days after its end. */
function shipsAtOf(shop: Shop, lines: readonly WantedLine[]): { shipsAt?: Moment } {
  const days = lines.flatMap(({ productId }) => {
    const mould = mouldOf(shop, productId);
    const terms = mould && presaleOf(shop, mould);
    return terms?.to === undefined ? [] : [terms.to + (terms.shipsWithin ?? 0) * DAY];
  });
  return days.length === 0 ? {} : { shipsAt: Math.max(...days) };
}

/** Takes the pieces of lines out of the stock (-1) or puts them back (1). */
export function moveStock(shop: Shop, lines: readonly BoughtLine[], direction: 1 | -1): void {
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    if (offer) setStock(shop, offer, stockOf(shop, offer) + direction * line.quantity);
  }
}

/** Cancels an unpaid order; its pieces and its coupon come back. */
export function cancelOrder(shop: Shop, order: StoredOrder): void {
  order.step = 'cancelled';
  moveStock(shop, order.lines, 1);
  const coupon = shop.state.accounts[order.accountId]?.coupons.find(({ id }) => id === order.couponId);
  if (coupon) delete coupon.orderNumber;
}

/** A shopper's order by number or key. A cancelled one, one taken out of the list, and one of another shopper does not exist for them. */
export function findOrder(shop: Shop, account: Account, named: string, language: Language): StoredOrder {
  const order = shop.state.orders[named] ?? Object.values(shop.state.orders).find((known) => known.key === named);
  if (!order || order.accountId !== account.id || order.step === 'cancelled' || order.isHidden)
    throw refusal('noOrder', language);
  return order;
}

/** The orders that an order travels in: its parcels, or itself. */
export const parcelsOf = (shop: Shop, order: StoredOrder): readonly StoredOrder[] =>
  order.parcels?.flatMap((number) => shop.state.orders[number] ?? []) ?? [order];

/** Everything that was bought with an order, whatever it travels in. */
export const linesOf = (shop: Shop, order: StoredOrder): readonly BoughtLine[] =>
  parcelsOf(shop, order).flatMap(({ lines }) => lines);

export function completeOrder(order: StoredOrder, now: Moment): void {
  order.step = 'completed';
  order.completedAt = now;
}

/** An order of which every line is reviewed is completed. */
export function completeIfReviewed(shop: Shop, order: StoredOrder): void {
  if (order.step === 'toReview' && order.lines.every(({ isReviewed }) => isReviewed))
    completeOrder(order, shop.clock.now());
}
