import type { Address, Moment } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { nextId } from './chance.ts';
import { pricedLines } from './draft.ts';
import { offerOf, setStock, stockOf } from './goods.ts';
import { checkLimit, checkStock, piecesOf } from './limits.ts';
import { sumOf } from './prices.ts';
import { refusal } from './refusal.ts';
import type { Account, BoughtLine, Draft, Shop, StoredOrder } from './state.ts';

/** An unpaid order is cancelled by itself after 30 minutes. */
const TIME_TO_PAY = 30 * 60_000;

export const cancelsAt = (order: StoredOrder): Moment => order.placedAt + TIME_TO_PAY;

type Choices = { address: Address; message: string; language: Language };

/** Turns a draft into an order: the pieces leave the stock, the lines leave the cart. All of it happens or nothing. */
export function placeOrder(shop: Shop, account: Account, draft: Draft, { address, message, language }: Choices): StoredOrder {
  const lines = pricedLines(shop, account, draft.lines, language);
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    // Two buy-now keys may want the same offer: it is their sum that must be there.
    const pieces = piecesOf(lines.filter(({ uniqueId }) => uniqueId === line.uniqueId), line.productId);
    if (offer) checkStock(shop, offer, pieces, language);
    checkLimit(shop, account, line.productId, piecesOf(lines, line.productId), language);
  }
  const { goods, postage, toPay } = sumOf(lines, address.province);
  const id = nextId(shop.state);
  const order: StoredOrder = {
    id,
    number: orderNumber(shop, id),
    key: draft.key,
    accountId: account.id,
    step: 'unpaid',
    lines,
    goods,
    postage,
    toPay,
    recipient: address.recipient,
    phone: address.phone,
    address: [address.province, address.city, address.district, address.detail].join(' '),
    message,
    placedAt: shop.clock.now(),
  };
  moveStock(shop, lines, -1);
  shop.state.orders[order.number] = order;
  draft.orderNumber = order.number;
  account.cart = account.cart.filter((row) => !lines.some((line) => line.id === row.id));
  for (const line of lines) delete shop.state.buyNow[line.id];
  return order;
}

/** `cp` and 18 digits: the moment in milliseconds, then the row's id. */
const orderNumber = (shop: Shop, id: string) => `cp${String(shop.clock.now()).padStart(13, '0')}${id.padStart(5, '0').slice(-5)}`;

function moveStock(shop: Shop, lines: readonly BoughtLine[], direction: 1 | -1): void {
  for (const line of lines) {
    const offer = offerOf(shop, line.productId, line.uniqueId);
    if (offer) setStock(shop, offer, stockOf(shop, offer) + direction * line.quantity);
  }
}

/** Cancels an unpaid order; its pieces come back. */
function cancelOrder(shop: Shop, order: StoredOrder): void {
  order.step = 'cancelled';
  moveStock(shop, order.lines, 1);
}

/** Cancels what was not paid in time. Done before each answer, so the shop needs no timer. */
export function cancelLateOrders(shop: Shop): void {
  for (const order of Object.values(shop.state.orders)) if (order.step === 'unpaid' && cancelsAt(order) <= shop.clock.now()) cancelOrder(shop, order);
}

/** A shopper's order by number or key. A cancelled one, and one of another shopper, does not exist for them. */
export function findOrder(shop: Shop, account: Account, named: string, language: Language): StoredOrder {
  const order = shop.state.orders[named] ?? Object.values(shop.state.orders).find((known) => known.key === named);
  if (!order || order.accountId !== account.id || order.step === 'cancelled') throw refusal('noOrder', language);
  return order;
}
