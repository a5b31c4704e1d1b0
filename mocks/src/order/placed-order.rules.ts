import {
  orderAgain,
  orderCancel,
  orderCounts,
  orderDel,
  orderDetail,
  orderExpress,
  orderList,
  orderTake,
} from '@shop/contracts';
import type { OrderStep } from '../core/order.state.ts';
import { page } from '../core/page.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { buyAgain } from './buy-again.ts';
import { isSent, trackingOf } from './carrier.ts';
import { orderOf } from './describe-order.ts';
import { receiveOrder } from './order-events.ts';
import { hasOpenRefund } from './open-refunds.ts';
import { countOrders, findOrders } from './order-list.ts';
import { cancelOrder, findOrder, findShownOrder } from './orders.ts';

/** Steps at which a shopper may delete an order; an unpaid one is cancelled with it. */
const DELETABLE: readonly OrderStep[] = ['unpaid', 'completed', 'refunded'];

/** What a shopper sees of placed orders, and does with them. */
export const placedOrderRules = [
  rule(orderDetail, ({ shop, user, params, language }) =>
    orderOf(shop, findShownOrder(shop, user, params.orderNumber, language), language),
  ),
  rule(orderList, ({ shop, user, query, language }) => {
    const found = findOrders(shop, user, query);
    // Only the list has the refunds of its orders.
    const orders = page(found, query).map((order) => ({
      ...orderOf(shop, order, language),
      hasOpenRefund: hasOpenRefund(shop, order),
    }));
    return { orders, total: found.length };
  }),
  rule(orderCounts, ({ shop, user }) => countOrders(shop, user)),
  rule(orderExpress, ({ shop, user, params, language }) => {
    const order = findOrder(shop, user, params.orderNumber, language);
    if (order.step === 'split') throw refusal('splitIntoParcels', language);
    if (!isSent(order)) throw refusal('notShipped', language);
    return trackingOf(shop, order, language);
  }),
  rule(orderCancel, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.id, language);
    if (order.step !== 'unpaid') throw refusal('cannotCancelPaid', language);
    cancelOrder(shop, order);
  }),
  rule(orderTake, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.uni, language);
    if (order.step === 'split') throw refusal('splitIntoParcels', language);
    if (order.receivedAt !== undefined) throw refusal('alreadyReceived', language);
    if (order.step !== 'toReceive') throw refusal('notShipped', language);
    receiveOrder(order, shop.clock.now());
  }),
  rule(orderDel, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.uni, language);
    if (!DELETABLE.includes(order.step)) throw refusal('notFinished', language);
    if (order.step === 'unpaid') cancelOrder(shop, order);
    order.isHidden = true;
  }),
  rule(orderAgain, ({ shop, user, body, language }) => ({
    lines: buyAgain(shop, user, findOrder(shop, user, body.uni, language), language),
  })),
];
