import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { order } from './order.entity.ts';

/** One order by its number. Refused for an order of another shopper like for one that does not exist. */
export const orderDetail = defineCall({
  name: 'orderDetail',
  method: 'GET',
  path: '/order/detail/:orderNumber',
  auth: 'required',
  summary: 'One order with its lines, prices and state, for the payment page and the order page.',
  params: z.object({ orderNumber: z.string() }),
  answer: order,
  states: [
    'an order waits for payment',
    'an order is paid',
    'an order is sent in two parcels',
    'the order does not exist',
  ],
});
