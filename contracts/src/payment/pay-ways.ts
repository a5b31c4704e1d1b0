import * as z from 'zod/mini';
import { onOff, booleanFlag } from '../wire/flag.ts';

/** The payment methods of an order. */
export type PayWay = 'balance' | 'wechat' | 'alipay';

const NAMES = { balance: 'yue', wechat: 'weixin', alipay: 'alipay' } as const;
const WAYS = { yue: 'balance', weixin: 'wechat', alipay: 'alipay' } as const;
/** A payment method in a request. */
export const payWay = z.codec(z.enum(['yue', 'weixin', 'alipay']), z.enum(['balance', 'wechat', 'alipay']), {
  decode: (wire): PayWay => WAYS[wire],
  encode: (way) => NAMES[way],
});

/**
 * The columns with the available payment methods: `yue_pay_status` is 1 for on and 2 for off; the others are booleans
 * or numbers.
 */
export const payWaySwitches = {
  yue_pay_status: z._default(onOff, false),
  pay_weixin_open: z._default(booleanFlag, false),
  ali_pay_status: z._default(booleanFlag, false),
};
type Switches = { yue_pay_status: boolean; pay_weixin_open: boolean; ali_pay_status: boolean };

export const toPayWays = (wire: Switches): readonly PayWay[] => [
  ...(wire.yue_pay_status ? (['balance'] as const) : []),
  ...(wire.pay_weixin_open ? (['wechat'] as const) : []),
  ...(wire.ali_pay_status ? (['alipay'] as const) : []),
];
export const fromPayWays = (ways: readonly PayWay[]): Switches => ({
  yue_pay_status: ways.includes('balance'),
  pay_weixin_open: ways.includes('wechat'),
  ali_pay_status: ways.includes('alipay'),
});
