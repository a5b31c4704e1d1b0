import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';

/** A code to be scanned with Alipay; the balance rises once it was. */
export type TopUp = { code: string; validUntil?: Moment };

/** Puts money on the balance. By Alipay only: WeChat fails here on servers of the family, for want of an openid (reference: balance). */
export const topUp = defineCall({
  name: 'topUp',
  method: 'POST',
  path: '/recharge/recharge',
  auth: 'required',
  summary: 'Puts money on the balance by Alipay: answers a code to scan.',
  body: z.object({ price: money, rechar_id: id, type: z._default(z.int(), 0), from: z._default(z.string(), 'alipay') }),
  answer: entity(
    z.object({
      status: z.literal('ALIPAY_PAY'),
      result: z.object({ jsConfig: z.object({ qrCode: z.string(), invalid: z.optional(unixMoment) }) }),
    }),
    {
      decode: (wire): TopUp => ({
        code: wire.result.jsConfig.qrCode,
        ...(wire.result.jsConfig.invalid === undefined ? {} : { validUntil: wire.result.jsConfig.invalid }),
      }),
      encode: (value) => ({
        status: 'ALIPAY_PAY' as const,
        result: { jsConfig: { qrCode: value.code, invalid: value.validUntil } },
      }),
    },
  ),
  states: ['a shopper is signed in'],
});
