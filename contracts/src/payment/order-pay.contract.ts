import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';
import { payWay } from './pay-ways.ts';

/** The result of a payment. Both kinds of failure come with body status 200 (reference: payment). */
export type Payment =
  | { kind: 'paid' }
  | { kind: 'short' }
  | { kind: 'failed' }
  | { kind: 'qr'; by: 'wechat' | 'alipay'; code: string; validUntil?: Moment };

const wechatQr = z.object({ jsConfig: z.object({ code_url: z.string(), invalid: z.optional(unixMoment) }) });
const alipayQr = z.object({ jsConfig: z.object({ qrCode: z.string(), invalid: z.optional(unixMoment) }) });

const paymentWire = z.union([
  z.object({ status: z.enum(['SUCCESS', 'PAY_DEFICIENCY', 'PAY_ERROR']), result: z.optional(z.unknown()) }),
  z.object({ status: z.literal('WECHAT_PC_PAY'), result: wechatQr }),
  z.object({ status: z.literal('ALIPAY_PAY'), result: alipayQr }),
]);

const OUTCOME = {
  SUCCESS: { kind: 'paid' },
  PAY_DEFICIENCY: { kind: 'short' },
  PAY_ERROR: { kind: 'failed' },
} as const;
const STATUS = { paid: 'SUCCESS', short: 'PAY_DEFICIENCY', failed: 'PAY_ERROR' } as const;
const NOTHING: readonly never[] = [];

export const orderPay = defineCall({
  name: 'orderPay',
  method: 'POST',
  path: '/order/pay',
  auth: 'required',
  summary: 'Pays an order: by balance (yue) at once, by WeChat or Alipay with a QR code to scan.',
  body: z.object({
    uni: z.string(),
    paytype: payWay,
    from: z._default(z.string(), 'pc'),
    quitUrl: z.optional(z.string()),
  }),
  answer: entity(paymentWire, {
    decode: (wire): Payment => {
      if (wire.status === 'WECHAT_PC_PAY')
        return {
          kind: 'qr',
          by: 'wechat',
          code: wire.result.jsConfig.code_url,
          validUntil: wire.result.jsConfig.invalid,
        };
      if (wire.status === 'ALIPAY_PAY')
        return {
          kind: 'qr',
          by: 'alipay',
          code: wire.result.jsConfig.qrCode,
          validUntil: wire.result.jsConfig.invalid,
        };
      return OUTCOME[wire.status];
    },
    encode: (value) => {
      if (value.kind !== 'qr') return { status: STATUS[value.kind], result: NOTHING };
      if (value.by === 'wechat')
        return {
          status: 'WECHAT_PC_PAY' as const,
          result: { jsConfig: { code_url: value.code, invalid: value.validUntil } },
        };
      return { status: 'ALIPAY_PAY' as const, result: { jsConfig: { qrCode: value.code, invalid: value.validUntil } } };
    },
  }),
  states: ['an order waits for payment', 'the balance is too small', 'payments fail', 'an order is paid'],
});
