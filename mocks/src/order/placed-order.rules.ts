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
import { buyAgain } from '../cart/buy-again.ts';
import { isSent, trackingOf } from './carrier.ts';
import { orderOf } from './describe-order.ts';
import { countOrders, findOrders } from './order-list.ts';
import { receiveOrder } from './order-steps.ts';
import { cancelOrder, findOrder } from './orders.ts';
import { page } from '../shop/page.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { OrderStep } from '../shop/state.ts';

/** Orders that their shopper may take out of the list; one that is not paid is cancelled with it. */
const OVER: readonly OrderStep[] = ['unpaid', 'completed', 'refunded'];

/** What a shopper sees of orders that were placed, and does with them. */
export const placedOrderRules = [
  rule(orderDetail, ({ shop, user, params, language }) =>
    orderOf(shop, findOrder(shop, user, params.orderNumber, language), language),
  ),
  rule(orderList, ({ shop, user, query, language }) => {
    const found = findOrders(shop, user, query);
    return { orders: page(found, query).map((order) => orderOf(shop, order, language)), total: found.length };
  }),
  rule(orderCounts, ({ shop, user }) => countOrders(shop, user)),
  rule(orderExpress, ({ shop, user, params, language }) => {
    const order = findOrder(shop, user, params.orderNumber, language);
    if (order.step === 'split') throw refusal('inParcels', language);
    if (!isSent(order)) throw refusal('notSent', language);
    return trackingOf(shop, order, language);
  }),
  rule(orderCancel, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.id, language);
    if (order.step !== 'unpaid') throw refusal('notUnpaid', language);
    cancelOrder(shop, order);
  }),
  rule(orderTake, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.uni, language);
    if (order.step === 'split') throw refusal('inParcels', language);
    if (order.receivedAt !== undefined) throw refusal('receivedAlready', language);
    if (order.step !== 'toReceive') throw refusal('notSent', language);
    receiveOrder(order, shop.clock.now());
  }),
  rule(orderDel, ({ shop, user, body, language }) => {
    const order = findOrder(shop, user, body.uni, language);
    if (!OVER.includes(order.step)) throw refusal('notOver', language);
    if (order.step === 'unpaid') cancelOrder(shop, order);
    order.isHidden = true;
  }),
  rule(orderAgain, ({ shop, user, body, language }) => ({
    lines: buyAgain(shop, user, findOrder(shop, user, body.uni, language), language),
  })),
];
