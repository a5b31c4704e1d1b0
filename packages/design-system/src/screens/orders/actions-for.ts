import type { Order, OrderState } from '@shop/contracts';
import type { OrderAct } from '../../commerce/order-actions.ts';

/** What can be done with an order: acts, and ways to other pages. */
export type OrderAction = OrderAct | 'pay' | 'track' | 'review' | 'refund' | 'refunds';

/** What a state allows, the most wanted first (reference: transitions a buyer can cause). Deleting an unpaid order is cancelling it. */
const ALLOWED: Record<OrderState, readonly OrderAction[]> = {
  unpaid: ['pay', 'cancel'],
  toShip: ['again', 'refund'],
  toReceive: ['take', 'track', 'refund', 'again'],
  toReview: ['review', 'track', 'refund', 'again'],
  completed: ['again', 'track', 'refund', 'delete'],
  refunding: ['refunds', 'track', 'again'],
  refunded: ['again', 'refunds', 'delete'],
};

type Asked = Pick<Order, 'state' | 'kind' | 'lines' | 'parcels' | 'parcelNumber' | 'isAllRefunded'>;
const isWhole = ({ parcels }: Asked): boolean => parcels.length === 0;

/** What an order needs besides its state. One in several parcels is received, reviewed and refunded parcel by parcel. */
const NEEDS: Partial<Record<OrderAction, (order: Asked) => boolean>> = {
  take: isWhole,
  delete: isWhole,
  track: ({ parcelNumber, parcels }) => parcelNumber !== '' || parcels.some((parcel) => parcel.parcelNumber !== ''),
  review: (order) => isWhole(order) && order.lines.some(({ reviewKey, isReviewed }) => reviewKey !== '' && !isReviewed),
  refund: (order) =>
    isWhole(order) && !order.isAllRefunded && order.lines.some(({ refunded, quantity }) => refunded < quantity),
  // Promotions cannot be bought again, and a deleted product not at all.
  again: ({ kind, lines }) => kind === 'normal' && lines.some(({ name }) => name !== ''),
};

/** What a shopper may do with an order now, the most wanted first. */
export const actionsFor = (order: Asked): readonly OrderAction[] =>
  ALLOWED[order.state].filter((action) => NEEDS[action]?.(order) ?? true);
