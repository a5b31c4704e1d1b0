/** The state of an order, for its label and its actions (spec section 4, reference: derived `_status`). */
export type OrderState = 'unpaid' | 'toShip' | 'toReceive' | 'toReview' | 'completed' | 'refunding' | 'refunded';

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
};

/** Decodes the derived `_type`; an unknown one counts as `toShip`, the state without actions. */
export const toOrderState = (type: number): OrderState => BY_TYPE[type] ?? 'toShip';
export const fromOrderState = (state: OrderState): number => TYPES[state];
