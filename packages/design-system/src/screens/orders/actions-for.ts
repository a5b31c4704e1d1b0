import type { Order, OrderLine, OrderState, Parcel } from '@shop/contracts';
import type { OrderAction } from '../../commerce/order-actions.ts';

/** What can be done with an order: actions, and links to other pages. */
export type AvailableAction = OrderAction | 'pay' | 'checkPayment' | 'track' | 'review' | 'refund' | 'refunds';

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
  cancelled: ['buyAgain'],
  unknown: ['track'],
};

/** The lines of a parcel may be unknown; then its own page has them. */
type OrderFacts = Pick<Order, 'state' | 'kind' | 'parcels' | 'parcelNumber' | 'isAllRefunded' | 'hasOpenRefund'> &
  Pick<Parcel, 'lines'>;
/** Whether a line has this property; yes where the lines are not known. */
const hasLine = ({ lines }: OrderFacts, isSuch: (line: OrderLine) => boolean): boolean => lines?.some(isSuch) ?? true;
const isOneParcel = ({ parcels }: OrderFacts): boolean => parcels.length === 0;

/** Conditions besides the state. An order in several parcels is received, reviewed and refunded per parcel. */
const CONDITIONS: Partial<Record<AvailableAction, (order: OrderFacts) => boolean>> = {
  confirmReceipt: isOneParcel,
  delete: isOneParcel,
  track: ({ parcelNumber, parcels }) => parcelNumber !== '' || parcels.some((parcel) => parcel.parcelNumber !== ''),
  review: (order) =>
    isOneParcel(order) && hasLine(order, ({ reviewKey, isReviewed }) => reviewKey !== '' && !isReviewed),
  refund: (order) =>
    isOneParcel(order) && !order.isAllRefunded && hasLine(order, ({ refunded, quantity }) => refunded < quantity),
  // Promotions and deleted products cannot be bought again.
  buyAgain: (order) => order.kind === 'normal' && hasLine(order, ({ name }) => name !== ''),
};

/**
 * What a shopper can do with an order now, the most likely action first. While it is unknown whether an order is paid,
 * nothing that pays or cancels.
 */
export function actionsFor(order: OrderFacts, isPaymentUnknown = false): readonly AvailableAction[] {
  if (order.state === 'unpaid' && isPaymentUnknown) return ['checkPayment'];
  // A second refund is refused while one is in progress.
  const allowed = ALLOWED[order.state].map((action) =>
    action === 'refund' && order.hasOpenRefund ? ('refunds' as const) : action,
  );
  return allowed.filter((action) => CONDITIONS[action]?.(order) ?? true);
}
