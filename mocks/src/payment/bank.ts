import type { Fen, Moment, PayWay } from '@shop/contracts';
import { letters } from '../shop/chance.ts';
import type { ScheduledEvent } from '../shop/scheduled-event.ts';
import { markPaid } from './paying.ts';
import { creditTopUp } from './top-up.ts';
import type { Shop } from '../shop/state.ts';

/** A payment code may be scanned for 60 s (reference: trap 37). */
const CODE_LIFE = 60_000;
/** How soon somebody scans it who wants to pay. */
const SCAN_DELAY = 6000;

/** A payment code that was given out: for an order, or for money on the balance. It is scanned at `scannedAt`, if anybody does. */
export type PaymentCode = { accountId: string; until: Moment; scannedAt?: Moment; isDone?: true } & (
  { orderNumber: string; way: PayWay } | { amount: Fen; gift: Fen }
);

type Purpose = { orderNumber: string; way: PayWay } | { amount: number; gift: number };

/** Gives out a code to be scanned with WeChat or Alipay. */
export function giveCode(
  shop: Shop,
  accountId: string,
  by: 'wechat' | 'alipay',
  purpose: Purpose,
): { code: string; validUntil: Moment } {
  const now = shop.clock.now();
  const code =
    by === 'wechat'
      ? `weixin://wxpay/bizpayurl?pr=${letters(shop.state, 9)}`
      : `https://qr.alipay.com/bax${letters(shop.state, 20)}`;
  const validUntil = now + CODE_LIFE;
  shop.state.codes[code] = {
    accountId,
    until: validUntil,
    ...(shop.state.backOffice.pays === 'soon' ? { scannedAt: now + SCAN_DELAY } : {}),
    ...purpose,
  };
  return { code, validUntil };
}

/** Lets the money come in: for an order that still waits for it, or onto the balance. An order that was paid or cancelled meanwhile takes none. */
function payCode(shop: Shop, code: PaymentCode, now: Moment): void {
  if (!('orderNumber' in code)) return creditTopUp(shop, code);
  code.isDone = true;
  const order = shop.state.orders[code.orderNumber];
  if (order?.step === 'unpaid') markPaid(shop, order, code.way, now);
}

/** The codes that somebody is about to scan. */
export const scanEvents = (shop: Shop): readonly ScheduledEvent[] =>
  Object.values(shop.state.codes).flatMap((code) =>
    code.isDone || code.scannedAt === undefined
      ? []
      : [{ at: code.scannedAt, happen: (now) => payCode(shop, code, now) }],
  );
