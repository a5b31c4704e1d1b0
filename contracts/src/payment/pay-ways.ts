import * as z from 'zod/mini';
import { onOff, truth } from '../wire/flag.ts';

/** Ways to pay an order, in the words of this shop. */
export type PayWay = 'balance' | 'wechat' | 'alipay';

const NAMES = { balance: 'yue', wechat: 'weixin', alipay: 'alipay' } as const;
const WAYS = { yue: 'balance', weixin: 'wechat', alipay: 'alipay' } as const;
/** A way to pay as a request names it. */
export const payWay = z.codec(z.enum(['yue', 'weixin', 'alipay']), z.enum(['balance', 'wechat', 'alipay']), {
  decode: (wire): PayWay => WAYS[wire],
  encode: (way) => NAMES[way],
});

/** The switches by which servers say how an order may be paid: `yue_pay_status` 1 on, 2 off; the others true, false or a count. */
export const payWaySwitches = {
  yue_pay_status: z._default(onOff, false),
  pay_weixin_open: z._default(truth, false),
  ali_pay_status: z._default(truth, false),
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
