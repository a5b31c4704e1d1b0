import type { OrderCounts } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { OrderStep, StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { mouldOf, offerOf } from '../goods/goods.ts';
import { isOpen } from './open-refunds.ts';
import { isShown } from './orders.ts';

/** Steps by the `type` of the call; '' is for all. */
const STEPS: Readonly<Record<string, OrderStep>> = {
  0: 'unpaid',
  1: 'toShip',
  2: 'toReceive',
  3: 'toReview',
  4: 'completed',
  [-2]: 'refunded',
};

/** A shopper's orders, newest first, with those that are cancelled. Instead of a split order, its parcels are listed. */
const listedOrders = (shop: Shop, account: Account): readonly StoredOrder[] =>
  Object.values(shop.state.orders)
    .filter((order) => order.accountId === account.id && order.step !== 'split' && isShown(shop, order))
    .toSorted((a, b) => b.placedAt - a.placedAt || Number(b.id) - Number(a.id));

/** Texts in which a search looks: the order number, and number, name and colour of its parts in every language. */
const searchTexts = (shop: Shop, order: StoredOrder): readonly string[] => [
  order.number,
  ...order.lines.flatMap((line) => {
    const mould = mouldOf(shop, line.productId);
    const colour = offerOf(shop, line.productId, line.uniqueId)?.colour;
    return [mould?.number ?? '', ...Object.values(mould?.names ?? {}), ...Object.values(colour?.names ?? {})];
  }),
];

function isFound(shop: Shop, order: StoredOrder, terms: readonly string[]): boolean {
  const texts = searchTexts(shop, order).map((text) => text.toLowerCase());
  return terms.every((term) => texts.some((text) => text.includes(term)));
}

/** The orders of a type that contain every term of a search. */
export function findOrders(
  shop: Shop,
  account: Account,
  { type = '', search = '' }: { type?: string; search?: string },
): readonly StoredOrder[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return listedOrders(shop, account).filter(
    (order) => (type === '' || order.step === STEPS[type]) && (terms.length === 0 || isFound(shop, order, terms)),
  );
}

export function countOrders(shop: Shop, account: Account): OrderCounts {
  const orders = listedOrders(shop, account);
  const refunds = Object.values(shop.state.refunds).filter((refund) => refund.accountId === account.id);
  const countAt = (step: OrderStep) => orders.filter((order) => order.step === step).length;
  return {
    all: orders.length,
    unpaid: countAt('unpaid'),
    toShip: countAt('toShip'),
    toReceive: countAt('toReceive'),
    toReview: countAt('toReview'),
    completed: countAt('completed'),
    refunding: refunds.filter(isOpen).length,
    payWays: shop.state.payWays,
  };
}
