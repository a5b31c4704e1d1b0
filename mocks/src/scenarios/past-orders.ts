import type { PayWay } from '@shop/contracts';
import type { OtherSide } from '../shop/state.ts';

/**
 * An order of the past, placed so many milliseconds ago: how many parts, how it was paid (never, where nothing is said),
 * what the warehouse did with it, and what came of it.
 */
export type PastOrder = {
  ago: number;
  parts: number;
  way?: PayWay;
  goods?: 'flashSale' | 'presale';
  ships?: OtherSide['ships'];
  message?: string;
  hasCoupon?: true;
  hasInvoice?: true;
  fate?: 'refunded' | 'reviewed';
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OLD = 17;
const WAYS: readonly PayWay[] = ['wechat', 'alipay', 'balance'];

/** Orders that are over, the oldest first; a third of them reviewed. */
const over = Array.from({ length: OLD }, (_, place): PastOrder => ({
  ago: (160 - 8 * place) * DAY + ((place * 5) % 11) * HOUR,
  parts: 1 + ((place * 7) % 6),
  way: WAYS[place % WAYS.length],
  ...(place % 3 === 0 ? { fate: 'reviewed' } : {}),
}));

/** One order at every step, some with something special, the oldest first. The one of eight days ago was never paid, so it is gone. */
const lately: readonly PastOrder[] = [
  { ago: 11.5 * DAY, parts: 5, way: 'alipay', hasInvoice: true },
  { ago: 10 * DAY, parts: 4, way: 'wechat', hasCoupon: true, message: '请用厚一点的纸箱，谢谢。' },
  { ago: 8 * DAY, parts: 2 },
  { ago: 7 * DAY, parts: 3, way: 'balance', ships: 'never', fate: 'refunded' },
  { ago: 6 * DAY, parts: 3, way: 'wechat' },
  { ago: 4 * DAY, parts: 2, way: 'alipay', ships: 'stuck' },
  { ago: 3.2 * DAY, parts: 6, way: 'wechat', ships: 'parcels', message: '分开发也可以' },
  { ago: 1.2 * DAY, parts: 1, way: 'balance' },
  { ago: 26 * HOUR, parts: 1, way: 'wechat', goods: 'presale' },
  { ago: 20 * HOUR, parts: 1, way: 'alipay', goods: 'flashSale' },
  { ago: 2 * HOUR, parts: 4, way: 'wechat', ships: 'never' },
  { ago: 10 * MINUTE, parts: 2, ships: 'never' },
];

export const pastOrders: readonly PastOrder[] = [...over, ...lately];
