import type { PayWay } from '@shop/contracts';
import type { BackOffice } from '../core/back-office.state.ts';

/**
 * An earlier order, placed `ago` milliseconds ago: its number of parts, how it was paid (absent: not paid), how the
 * warehouse shipped it, and its outcome.
 */
export type PastOrder = {
  ago: number;
  parts: number;
  way?: PayWay;
  goods?: 'flashSale' | 'presale';
  ships?: BackOffice['ships'];
  message?: string;
  hasCoupon?: true;
  hasInvoice?: true;
  outcome?: 'refunded' | 'reviewed';
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OLD_ORDERS = 17;
const WAYS: readonly PayWay[] = ['wechat', 'alipay', 'balance'];

/** Finished orders, the oldest first; a third of them are reviewed. */
const oldOrders = Array.from({ length: OLD_ORDERS }, (_, place): PastOrder => ({
  ago: (160 - 8 * place) * DAY + ((place * 5) % 11) * HOUR,
  parts: 1 + ((place * 7) % 6),
  way: WAYS[place % WAYS.length],
  outcome: place % 3 === 0 ? 'reviewed' : undefined,
}));

/**
 * An order at every step, some with special features, the oldest first. The one of eight days ago was never paid, so it
 * is cancelled.
 */
const recentOrders: readonly PastOrder[] = [
  { ago: 11.5 * DAY, parts: 5, way: 'alipay', hasInvoice: true },
  { ago: 10 * DAY, parts: 4, way: 'wechat', hasCoupon: true, message: '请用厚一点的纸箱，谢谢。' },
  { ago: 8 * DAY, parts: 2 },
  { ago: 7 * DAY, parts: 3, way: 'balance', ships: 'never', outcome: 'refunded' },
  { ago: 6 * DAY, parts: 3, way: 'wechat' },
  { ago: 4 * DAY, parts: 2, way: 'alipay', ships: 'delayed' },
  { ago: 3.2 * DAY, parts: 6, way: 'wechat', ships: 'parcels', message: '分开发也可以' },
  { ago: 1.2 * DAY, parts: 1, way: 'balance' },
  { ago: 26 * HOUR, parts: 1, way: 'wechat', goods: 'presale' },
  { ago: 20 * HOUR, parts: 1, way: 'alipay', goods: 'flashSale' },
  { ago: 2 * HOUR, parts: 4, way: 'wechat', ships: 'never' },
  { ago: 10 * MINUTE, parts: 2, ships: 'never' },
];

export const pastOrders: readonly PastOrder[] = [...oldOrders, ...recentOrders];
