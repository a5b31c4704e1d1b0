import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';

/** A code to scan with Alipay for the payment. */
export type TopUp = { code: string; validUntil?: Moment };

/**
 * Tops up the balance by Alipay. WeChat fails here on servers of the family, which lack an openid (reference: balance).
 */
export const topUp = defineCall({
  name: 'topUp',
  method: 'POST',
  path: '/recharge/recharge',
  auth: 'required',
  summary: 'Tops up the balance by Alipay: returns a code to scan.',
  body: z.object({ price: money, rechar_id: id, type: z._default(z.int(), 0), from: z._default(z.string(), 'alipay') }),
  answer: entity(
    z.object({
      status: z.literal('ALIPAY_PAY'),
      result: z.object({ jsConfig: z.object({ qrCode: z.string(), invalid: z.optional(unixMoment) }) }),
    }),
    {
      decode: (wire): TopUp => ({
        code: wire.result.jsConfig.qrCode,
        validUntil: wire.result.jsConfig.invalid,
      }),
      encode: (value) => ({
        status: 'ALIPAY_PAY' as const,
        result: { jsConfig: { qrCode: value.code, invalid: value.validUntil } },
      }),
    },
  ),
  states: ['a shopper is signed in'],
});
