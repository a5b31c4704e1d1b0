import type { OrderCounts } from '@shop/contracts';
import { mouldOf, offerOf } from '../catalogue/goods.ts';
import { isOpen } from '../refund/refunds.ts';
import type { Account, OrderStep, Shop, StoredOrder } from '../shop/state.ts';

/** Steps by the `type` of the call; '' asks for all. */
const STEPS: Readonly<Record<string, OrderStep>> = {
  0: 'unpaid',
  1: 'toShip',
  2: 'toReceive',
  3: 'toReview',
  4: 'completed',
  [-2]: 'refunded',
};

/** A shopper's orders, the newest first. A split one is left to its parcels. */
const shownOrders = (shop: Shop, account: Account): readonly StoredOrder[] =>
  Object.values(shop.state.orders)
    .filter(
      (order) =>
        order.accountId === account.id && order.step !== 'cancelled' && order.step !== 'split' && !order.isHidden,
    )
    .toSorted((a, b) => b.placedAt - a.placedAt || Number(b.id) - Number(a.id));

/** What an order is found by: its number, and number, name and colour of its parts, in every language. */
const textsOf = (shop: Shop, order: StoredOrder): readonly string[] => [
  order.number,
  ...order.lines.flatMap((line) => {
    const mould = mouldOf(shop, line.productId);
    const colour = offerOf(shop, line.productId, line.uniqueId)?.colour;
    return [mould?.number ?? '', ...Object.values(mould?.names ?? {}), ...Object.values(colour?.names ?? {})];
  }),
];

function isFound(shop: Shop, order: StoredOrder, words: readonly string[]): boolean {
  const texts = textsOf(shop, order).map((text) => text.toLowerCase());
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** The orders of a step in which every word of a search is found. */
export function findOrders(
  shop: Shop,
  account: Account,
  { type = '', search = '' }: { type?: string; search?: string },
): readonly StoredOrder[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return shownOrders(shop, account).filter(
    (order) => (type === '' || order.step === STEPS[type]) && (words.length === 0 || isFound(shop, order, words)),
  );
}

export function countOrders(shop: Shop, account: Account): OrderCounts {
  const orders = shownOrders(shop, account);
  const at = (step: OrderStep) => orders.filter((order) => order.step === step).length;
  return {
    all: orders.length,
    unpaid: at('unpaid'),
    toShip: at('toShip'),
    toReceive: at('toReceive'),
    toReview: at('toReview'),
    completed: at('completed'),
    refunding: Object.values(shop.state.refunds).filter((refund) => refund.accountId === account.id && isOpen(refund))
      .length,
  };
}
