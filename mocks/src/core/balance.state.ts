import type { Fen, Moment } from '@shop/contracts';

/** A change of an account's balance: negative for a payment. The texts depend on the language of each request. */
export type StoredBalanceRecord = {
  id: string;
  accountId: string;
  kind: 'payment' | 'refund' | 'topUp' | 'credit';
  amount: Fen;
  /** The part of a top-up that the shop added. */
  gift?: Fen;
  orderNumber?: string;
  at: Moment;
};

/** The records by id, and whether the shop offers top-ups. */
export type BalanceSlice = { balanceRecords: Record<string, StoredBalanceRecord>; hasTopUps: boolean };

export const initialBalanceSlice = (): BalanceSlice => ({ balanceRecords: {}, hasTopUps: true });
