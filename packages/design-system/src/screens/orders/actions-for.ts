import type { Order, OrderState } from '@shop/contracts';
import type { OrderAction } from '../../commerce/order-actions.ts';

/** What can be done with an order: actions, and links to other pages. */
export type AvailableAction = OrderAction | 'pay' | 'track' | 'review' | 'refund' | 'refunds';

/**
 * What a state allows, the most likely action first (reference: transitions a buyer can cause). Deleting an unpaid
 * order means cancelling it.
 */
const ALLOWED: Record<OrderState, readonly AvailableAction[]> = {
  unpaid: ['pay', 'cancel'],
  toShip: ['buyAgain', 'refund'],
  toReceive: ['confirmReceipt', 'track', 'refund', 'buyAgain'],
  toReview: ['review', 'track', 'refund', 'buyAgain'],
  completed: ['buyAgain', 'track', 'refund', 'delete'],
  refunding: ['refunds', 'track', 'buyAgain'],
  refunded: ['buyAgain', 'refunds', 'delete'],
};

type OrderFacts = Pick<Order, 'state' | 'kind' | 'lines' | 'parcels' | 'parcelNumber' | 'isAllRefunded'>;
const isOneParcel = ({ parcels }: OrderFacts): boolean => parcels.length === 0;

/** Conditions besides the state. An order in several parcels is received, reviewed and refunded per parcel. */
const CONDITIONS: Partial<Record<AvailableAction, (order: OrderFacts) => boolean>> = {
  confirmReceipt: isOneParcel,
  delete: isOneParcel,
  track: ({ parcelNumber, parcels }) => parcelNumber !== '' || parcels.some((parcel) => parcel.parcelNumber !== ''),
  review: (order) =>
    isOneParcel(order) && order.lines.some(({ reviewKey, isReviewed }) => reviewKey !== '' && !isReviewed),
  refund: (order) =>
    isOneParcel(order) && !order.isAllRefunded && order.lines.some(({ refunded, quantity }) => refunded < quantity),
  // Promotions and deleted products cannot be bought again.
  buyAgain: ({ kind, lines }) => kind === 'normal' && lines.some(({ name }) => name !== ''),
};

/** What a shopper can do with an order now, the most likely action first. */
export const actionsFor = (order: OrderFacts): readonly AvailableAction[] =>
  ALLOWED[order.state].filter((action) => CONDITIONS[action]?.(order) ?? true);
