import { orderPay, paymentStatus, repairPay, topUp, topUpOffers, type Moment, type TopUpOffer } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';

export type CodePaymentMethod = 'wechat' | 'alipay';
/** A code to scan. Without its own end it is valid for 60 s (reference: payment). */
export type PayCode = { text: string; validUntil: Moment };
export const DEFAULT_CODE_LIFETIME_MS = 60_000;

/** What is paid: an order or a repair request, by its number. */
export type Bill = { kind: 'order' | 'repair'; number: string };
const PAY = { order: orderPay, repair: repairPay } as const;

export const payByBalance = ({ kind, number }: Bill) =>
  send(PAY[kind], { body: { uni: number, paytype: 'balance', from: 'pc' } });

/** A code to pay a bill with. Throws CallError when the shop returns none. */
export async function fetchCode(
  { kind, number }: Bill,
  by: CodePaymentMethod,
  now: Moment,
  signal: AbortSignal,
): Promise<PayCode> {
  const payment = await send(PAY[kind], {
    body: { uni: number, paytype: by, from: 'pc', quitUrl: location.href },
    signal,
  });
  if (payment.kind !== 'qr') throw new CallError(PAY[kind].name, 'refused', { status: 400 });
  return { text: payment.code, validUntil: payment.validUntil ?? now + DEFAULT_CODE_LIFETIME_MS };
}

export const fetchStatus = (number: string, validUntil: Moment, signal: AbortSignal) =>
  send(paymentStatus, { params: { orderNumber: number, until: String(Math.trunc(validUntil / 1000)) }, signal });

export const fetchTopUpOffers = (signal: AbortSignal) => send(topUpOffers, { signal });
export async function requestTopUpCode({ id, amount }: TopUpOffer, now: Moment): Promise<PayCode> {
  const { code, validUntil } = await send(topUp, { body: { price: amount, rechar_id: id, type: 0, from: 'alipay' } });
  return { text: code, validUntil: validUntil ?? now + DEFAULT_CODE_LIFETIME_MS };
}
