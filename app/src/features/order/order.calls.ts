import {
  orderAgain,
  orderCancel,
  orderCounts,
  orderDel,
  orderDetail,
  orderExpress,
  orderList,
  orderTake,
  wonCoupons,
} from '@shop/contracts';
import type { OrderTab } from '@shop/design-system';
import { asGone, CallError } from '../../data/call-error.ts';
import { pagesOf } from '../../data/pages-of.ts';
import { send } from '../../data/call.ts';

/** An order; one that the server refuses to show (unknown, or another shopper's) counts as gone, like one without a number. */
export async function askOrder(orderNumber: string, signal: AbortSignal) {
  if (orderNumber === '') throw new CallError(orderDetail.name, 'gone', { status: 404 });
  return send(orderDetail, { params: { orderNumber }, signal }).catch(asGone(orderDetail.name));
}

/** The family's numbers of the steps at which orders wait. */
const TYPES: Record<OrderTab, string> = {
  all: '',
  unpaid: '0',
  toShip: '1',
  toReceive: '2',
  toReview: '3',
  completed: '4',
};
const limit = 10;
export const askOrders = ({ tab, search }: { tab: OrderTab; search: string }, pages: number, signal: AbortSignal) =>
  pagesOf(
    pages,
    limit,
    async (page) => (await send(orderList, { query: { type: TYPES[tab], search, page, limit }, signal })).orders,
  );
export const askCounts = (signal: AbortSignal) => send(orderCounts, { signal });
export const askTracking = (orderNumber: string, signal: AbortSignal) =>
  send(orderExpress, { params: { orderNumber }, signal });
export const askWonCoupons = (orderNumber: string, signal: AbortSignal) =>
  send(wonCoupons, { params: { orderNumber }, signal });

/** What a shopper may do with an order, by its number. */
export const acts = {
  cancel: (number: string) => send(orderCancel, { body: { id: number } }),
  take: (number: string) => send(orderTake, { body: { uni: number } }),
  del: (number: string) => send(orderDel, { body: { uni: number } }),
};
export type OrderAct = keyof typeof acts;
/** Answers buy-now keys for the confirmation. */
export const buyAgain = async (number: string) => (await send(orderAgain, { body: { uni: number } })).lines;
