import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';
import { purchaseDay } from './purchase.entity.ts';
import { repairSet, type RepairSet } from './repair-set.entity.ts';

/** A set that the shopper bought in this shop: a request for it needs no search, date or order number. */
export type BoughtSet = { set: RepairSet; orderNumber: string; boughtOn: string };

export const repairPurchases = defineCall({
  name: 'repairPurchases',
  method: 'GET',
  path: '/supple/purchases',
  auth: 'required',
  summary: 'The sets that the shopper bought in this shop, newest first.',
  answer: listOf(
    entity(z.object({ set: repairSet, order_id: text, buy_date: purchaseDay }), {
      decode: (wire): BoughtSet => ({ set: wire.set, orderNumber: wire.order_id, boughtOn: wire.buy_date }),
      encode: (bought) => ({ set: bought.set, order_id: bought.orderNumber, buy_date: bought.boughtOn }),
    }),
  ),
  states: ['a shopper with repairable sets is signed in'],
});
