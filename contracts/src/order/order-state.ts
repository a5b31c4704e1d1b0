/**
 * The state of an order, for its label and its actions (spec section 4, reference: derived `_status`). `unknown`: the
 * server sends a state that no document names, which allows nothing. `cancelled`: only servers that list cancelled
 * orders send it; others delete an order with its cancellation.
 */
export type OrderState =
  | 'unpaid'
  | 'toShip'
  | 'toReceive'
  | 'toReview'
  | 'completed'
  | 'refunding'
  | 'refunded'
  | 'cancelled'
  | 'unknown';

const BY_TYPE: Record<number, OrderState> = {
  9: 'unpaid',
  0: 'unpaid',
  1: 'toShip',
  2: 'toReceive',
  3: 'toReview',
  4: 'completed',
  [-1]: 'refunding',
  [-2]: 'refunded',
};
const TYPES: Record<OrderState, number> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  completed: 4,
  refunding: -1,
  refunded: -2,
  // A field of its own says it.
  cancelled: 0,
  unknown: 99,
};

/** Decodes the derived `_type`. */
export const toOrderState = (type: number): OrderState => BY_TYPE[type] ?? 'unknown';
export const fromOrderState = (state: OrderState): number => TYPES[state];
