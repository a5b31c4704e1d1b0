import type { Moment } from '@shop/contracts';
import type { PaymentCode, PaymentPurpose } from '../core/payment.state.ts';
import { randomText } from '../core/random.ts';
import type { ScheduledEvent } from '../core/scheduled-event.ts';
import type { Shop } from '../core/shop.ts';
import { markRepairPaid } from '../repair/pay-repair.ts';
import { markPaid } from './mark-paid.ts';
import { creditTopUp } from './top-up.ts';

/** A payment code can be scanned for 60 s (reference: trap 37). */
const CODE_LIFETIME_MS = 60_000;
/** When a simulated shopper scans a code. */
const SCAN_DELAY_MS = 6000;

/** Issues a code to be scanned with WeChat or Alipay. */
export function issueCode(
  shop: Shop,
  accountId: string,
  by: 'wechat' | 'alipay',
  purpose: PaymentPurpose,
): { code: string; validUntil: Moment } {
  const now = shop.clock.now();
  const code =
    by === 'wechat'
      ? `weixin://wxpay/bizpayurl?pr=${randomText(shop.state, 9)}`
      : `https://qr.alipay.com/bax${randomText(shop.state, 20)}`;
  const validUntil = now + CODE_LIFETIME_MS;
  shop.state.codes[code] = {
    accountId,
    until: validUntil,
    scannedAt: shop.state.backOffice.pays === 'soon' ? now + SCAN_DELAY_MS : undefined,
    ...purpose,
  };
  return { code, validUntil };
}

/** Pays what a code is for: a top-up, or an order or repair request unless it was paid or cancelled in the meantime. */
function payCode(shop: Shop, code: PaymentCode, now: Moment): void {
  if (!('orderNumber' in code)) return creditTopUp(shop, code, now);
  code.isDone = true;
  const { orderNumber, way } = code;
  const order = shop.state.orders[orderNumber];
  const repair = shop.state.repairs[orderNumber];
  if (order?.step === 'unpaid') markPaid(shop, order, way, now);
  if (repair?.status === 'toPay') markRepairPaid(repair, way, now);
}

/** The codes that are going to be scanned. */
export const scanEvents = (shop: Shop): readonly ScheduledEvent[] =>
  Object.values(shop.state.codes).flatMap((code) =>
    code.isDone || code.scannedAt === undefined ? [] : [{ at: code.scannedAt, run: (now) => payCode(shop, code, now) }],
  );
