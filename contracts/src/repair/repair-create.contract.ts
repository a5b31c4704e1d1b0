import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id, key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { money, type Fen } from '../wire/money.ts';
import {
  confirmationWire,
  fromConfirmation,
  toConfirmation,
  type RepairConfirmation,
} from './repair-confirm.contract.ts';

/**
 * The submitted requests with what each costs (the same for the same key: never twice); or the new price, when it is
 * not the one that the shopper agreed to, for example because a code was used meanwhile. Nothing is submitted then.
 */
export type CreatedRepairs =
  | { kind: 'created'; requests: readonly { number: string; toPay: Fen }[] }
  | { kind: 'repriced'; confirmation: RepairConfirmation };

const created = z.object({
  status: z.enum(['SUCCESS', 'EXTEND_ORDER']),
  result: z.object({ list: listOf(z.object({ order_id: key, pay_price: money })) }),
});
const repriced = z.object({ status: z.literal('PRICE_CHANGED'), result: confirmationWire });

export const repairCreate = defineCall({
  name: 'repairCreate',
  method: 'POST',
  path: '/supple/order/create/:orderKey',
  auth: 'required',
  summary: 'Submits the confirmed requests at the price that the shopper saw, each as a request of its own.',
  params: z.object({ orderKey: z.string() }),
  body: z.object({
    // Without an address, the server says so.
    addressId: z.union([id, z.literal('')]),
    mark: z._default(z.string(), ''),
    /** The total that the shopper agreed to. */
    pay_price: money,
  }),
  answer: entity(z.discriminatedUnion('status', [created, repriced]), {
    decode: (wire): CreatedRepairs =>
      wire.status === 'PRICE_CHANGED'
        ? { kind: 'repriced', confirmation: toConfirmation(wire.result) }
        : {
            kind: 'created',
            requests: wire.result.list.map((row) => ({ number: row.order_id, toPay: row.pay_price })),
          },
    encode: (value) =>
      value.kind === 'repriced'
        ? { status: 'PRICE_CHANGED' as const, result: fromConfirmation(value.confirmation) }
        : {
            status: 'SUCCESS' as const,
            result: { list: value.requests.map(({ number, toPay }) => ({ order_id: number, pay_price: toPay })) },
          },
  }),
  states: ['a repair request is confirmed', 'the code of a confirmed repair request is used'],
});
