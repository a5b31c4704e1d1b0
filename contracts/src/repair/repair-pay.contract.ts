import { defineCall } from '../define-call.ts';
import { orderPay } from '../payment/order-pay.contract.ts';

export const repairPay = defineCall({
  name: 'repairPay',
  method: 'POST',
  path: '/supple/order/pay',
  auth: 'required',
  summary: 'Pays a repair request, with the request and the answer of orderPay.',
  body: orderPay.body,
  answer: orderPay.answer,
  states: ['a repair request waits for payment', 'a repair request is in review'],
});
