import type { Fen, Moment, OrderKind, PayWay } from '@shop/contracts';
import type { WantedLine } from './cart.state.ts';

/** A draft of an order. Its key is valid for 600 s. */
export type Draft = {
  key: string;
  accountId: string;
  lines: WantedLine[];
  /** The cost of the goods that the shopper saw last. */
  goods: Fen;
  expiresAt: Moment;
  /** The order that was placed with this draft. It never changes once it is set. */
  orderNumber?: string;
};

/** A line as it was bought. */
export type BoughtLine = WantedLine & {
  /** The price of one piece when it was bought, and what a member saved on it. */
  unitPrice: Fen;
  savedPerPiece: Fen;
  /** The key for reviewing this line. */
  reviewKey: string;
  /** The line's share of the order's coupon. */
  couponShare: Fen;
  /** Pieces in refunds that were neither rejected nor cancelled. */
  refunded: number;
  isReviewed: boolean;
};

/** `split`: it is sent in several parcels, each an order of its own, and has no further steps itself. */
export type OrderStep =
  | 'unpaid'
  | 'toShip'
  | 'toReceive'
  | 'toReview'
  | 'completed'
  | 'refunded'
  | 'cancelled'
  | 'split';

/** The transport of a parcel. A delayed one stops half way. */
export type Journey = { number: string; durationMs: number; isDelayed?: boolean };

/** goods + postage − couponDiscount = toPay. A split order has its totals, but its lines are in its parcels. */
export type StoredOrder = {
  id: string;
  number: string;
  key: string;
  accountId: string;
  kind: OrderKind;
  step: OrderStep;
  lines: BoughtLine[];
  /** The cost of the goods after the member discount. */
  goods: Fen;
  postage: Fen;
  couponDiscount: Fen;
  /** The id of the coupon that it uses. */
  couponId?: string;
  toPay: Fen;
  recipient: string;
  phone: string;
  address: string;
  message: string;
  placedAt: Moment;
  paidAt?: Moment;
  payWay?: PayWay;
  /** The promised shipping day of a presale; every other order is shipped as soon as possible. */
  shipsAt?: Moment;
  shippedAt?: Moment;
  journey?: Journey;
  receivedAt?: Moment;
  completedAt?: Moment;
  /** Order numbers of its parcels, if it is split. */
  parcels?: string[];
  /** The number of the whole order, if this is a parcel. */
  parent?: string;
  /** The shopper removed it from the list. */
  isHidden?: true;
  invoice?: { title: string; taxNumber: string; email: string; number: string };
};

export type OrderSlice = {
  drafts: Record<string, Draft>;
  /** By order number. */
  orders: Record<string, StoredOrder>;
  /** Whether cancelled orders stay in the list of all orders; elsewhere, cancelling an order deletes it. */
  listsCancelledOrders: boolean;
};

export const emptyOrderSlice = (): OrderSlice => ({ drafts: {}, orders: {}, listsCancelledOrders: true });
