import { orderPay, paymentStatus, topUp, topUpOffers, type Moment, type TopUpOffer } from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';

export type CodeWay = 'wechat' | 'alipay';
/** A code to scan. Without an end of its own it lives 60 s (reference: payment). */
export type PayCode = { text: string; validUntil: Moment };
const CODE_LIFE_MS = 60_000;

export const payByBalance = (number: string) =>
  send(orderPay, { body: { uni: number, paytype: 'balance', from: 'pc' } });

/** A code to pay an order with. Throws CallError when the shop gives none. */
export async function askCode(number: string, by: CodeWay, now: Moment, signal: AbortSignal): Promise<PayCode> {
  const payment = await send(orderPay, {
    body: { uni: number, paytype: by, from: 'pc', quitUrl: location.href },
    signal,
  });
  if (payment.kind !== 'qr') throw new CallError(orderPay.name, 'refused', { status: 400 });
  return { text: payment.code, validUntil: payment.validUntil ?? now + CODE_LIFE_MS };
}

export const askStatus = (number: string, validUntil: Moment, signal: AbortSignal) =>
  send(paymentStatus, { params: { orderNumber: number, until: String(Math.trunc(validUntil / 1000)) }, signal });

export const askTopUps = (signal: AbortSignal) => send(topUpOffers, { signal });
export async function askTopUpCode({ id, amount }: TopUpOffer, now: Moment): Promise<PayCode> {
  const { code, validUntil } = await send(topUp, { body: { price: amount, rechar_id: id, type: 0, from: 'alipay' } });
  return { text: code, validUntil: validUntil ?? now + CODE_LIFE_MS };
}
