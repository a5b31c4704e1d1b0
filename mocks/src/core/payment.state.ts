import type { Fen, Moment, PayWay } from '@shop/contracts';

/** What a payment code pays for: an order, or a top-up of the balance. */
export type PaymentPurpose = { orderNumber: string; way: PayWay } | { amount: Fen; gift: Fen };

/** A payment code that was issued. `scannedAt` is when it is going to be scanned; absent if it never is. */
export type PaymentCode = { accountId: string; until: Moment; scannedAt?: Moment; isDone?: true } & PaymentPurpose;

export type PaymentSlice = {
  codes: Record<string, PaymentCode>;
  /** The payment methods that are switched on. */
  payWays: readonly PayWay[];
};

export const emptyPaymentSlice = (): PaymentSlice => ({ codes: {}, payWays: ['balance', 'wechat', 'alipay'] });
