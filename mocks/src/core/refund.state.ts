import type { Fen, Moment, RefundKind, RefundState } from '@shop/contracts';

/** A requested refund. */
export type StoredRefund = {
  id: string;
  number: string;
  accountId: string;
  orderNumber: string;
  /** `cancelled`: the shopper withdrew the request. */
  state: RefundState | 'cancelled';
  kind: RefundKind;
  /** Ids of order lines, and pieces of each. */
  pieces: { lineId: string; quantity: number }[];
  amount: Fen;
  reason: string;
  explanation: string;
  images: string[];
  requestedAt: Moment;
  /** The parcel with which the goods are returned, and when the shopper reported it. */
  parcel?: { carrier: string; number: string; phone: string; reportedAt: Moment };
  /** When it was paid, rejected or cancelled. */
  closedAt?: Moment;
  /** The shopper removed it from the list. */
  isHidden?: true;
};

/** By refund number. */
export type RefundSlice = { refunds: Record<string, StoredRefund> };

export const emptyRefundSlice = (): RefundSlice => ({ refunds: {} });
