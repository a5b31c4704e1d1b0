import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/list-or-map.ts';
import { repairCartEntry } from './repair-cart.entity.ts';

export const repairCartList = defineCall({
  name: 'repairCartList',
  method: 'GET',
  path: '/supple/cart/list',
  auth: 'required',
  summary: 'The requests in the repair cart, newest first, each judged and priced now.',
  answer: listOf(repairCartEntry),
  states: ['a repair request is in the cart', 'a shopper is signed in'],
});
