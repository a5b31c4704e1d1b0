import * as z from 'zod/mini';
import { onOff, booleanFlag } from '../wire/flag.ts';
import { maybe, withDefault } from '../wire/maybe.ts';

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
 * or numbers. A method whose column is missing is not offered: only what the server says is on can be paid with.
 */
export const payWaySwitches = {
  yue_pay_status: withDefault(onOff, false),
  pay_weixin_open: withDefault(booleanFlag, false),
  ali_pay_status: withDefault(booleanFlag, false),
};
type Switches = { yue_pay_status: boolean; pay_weixin_open: boolean; ali_pay_status: boolean };

export const toPayWays = (wire: Switches): readonly PayWay[] => [
  ...(wire.yue_pay_status ? (['balance'] as const) : []),
  ...(wire.pay_weixin_open ? (['wechat'] as const) : []),
  ...(wire.ali_pay_status ? (['alipay'] as const) : []),
];
/** The same columns where they may be missing together: then the methods are unknown. */
export const maybePayWaySwitches = {
  yue_pay_status: maybe(onOff),
  pay_weixin_open: maybe(booleanFlag),
  ali_pay_status: maybe(booleanFlag),
};

export function toKnownPayWays(wire: Partial<Switches>): readonly PayWay[] | undefined {
  const { yue_pay_status: balance, pay_weixin_open: wechat, ali_pay_status: alipay } = wire;
  if (balance === undefined && wechat === undefined && alipay === undefined) return undefined;
  return toPayWays({
    yue_pay_status: balance ?? false,
    pay_weixin_open: wechat ?? false,
    ali_pay_status: alipay ?? false,
  });
}

export const fromPayWays = (ways: readonly PayWay[]): Switches => ({
  yue_pay_status: ways.includes('balance'),
  pay_weixin_open: ways.includes('wechat'),
  ali_pay_status: ways.includes('alipay'),
});
