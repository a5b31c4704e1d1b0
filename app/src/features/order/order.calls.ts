import {
  orderCancel,
  orderCounts,
  orderDel,
  orderDetail,
  orderExpress,
  orderList,
  orderTake,
  earnedCoupons,
} from '@shop/contracts';
import type { OrderTab } from '@shop/design-system';
import { CallError } from '../../data/call-error.ts';
import { rethrowAsGone } from '../../data/rethrow-as-gone.ts';
import { fetchPages } from '../../data/fetch-pages.ts';
import { send } from '../../data/call.ts';

/** Throws `gone` for an order that does not exist or is not the shopper’s, and for an empty number. */
export async function fetchOrder(orderNumber: string, signal: AbortSignal) {
  if (orderNumber === '') throw new CallError(orderDetail.name, 'gone', { status: 404 });
  return send(orderDetail, { params: { orderNumber }, signal }).catch(rethrowAsGone(orderDetail.name));
}

/** The servers' numbers of the order states. */
const TYPES: Record<OrderTab, string> = {
  all: '',
  unpaid: '0',
  toShip: '1',
  toReceive: '2',
  toReview: '3',
  completed: '4',
};
const PAGE_SIZE = 10;
export const fetchOrders = ({ tab, search }: { tab: OrderTab; search: string }, pages: number, signal: AbortSignal) =>
  fetchPages(
    pages,
    PAGE_SIZE,
    async (page) =>
      (await send(orderList, { query: { type: TYPES[tab], search, page, limit: PAGE_SIZE }, signal })).orders,
  );
export const fetchOrderCounts = (signal: AbortSignal) => send(orderCounts, { signal });
export const fetchTracking = (orderNumber: string, signal: AbortSignal) =>
  send(orderExpress, { params: { orderNumber }, signal });
export const fetchEarnedCoupons = (orderNumber: string, signal: AbortSignal) =>
  send(earnedCoupons, { params: { orderNumber }, signal });

/** Actions of a shopper on an order, by order number. */
export const actions = {
  cancel: (number: string) => send(orderCancel, { body: { id: number } }),
  confirmReceipt: (number: string) => send(orderTake, { body: { uni: number } }),
  delete: (number: string) => send(orderDel, { body: { uni: number } }),
};
export type OrderAction = keyof typeof actions;
