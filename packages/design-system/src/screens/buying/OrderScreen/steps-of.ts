import type { Moment, Order, OrderState } from '@shop/contracts';

type StepWord = 'stepPlaced' | 'stepPaid' | 'stepShipped' | 'stepReceived' | 'stepCompleted';
export type OrderStep = { step: StepWord; time?: Moment; state: 'done' | 'now' | 'todo' };

/** The step that an order in this state has reached. A refund may begin at any step, so there the times tell. */
const REACHED: Record<OrderState, number> = { unpaid: 0, toShip: 1, toReceive: 2, toReview: 3, completed: 4, refunding: -1, refunded: -1 };

/** The steps from placing to completing: done, where it stands now, and to come. A completed order has all done. */
export function stepsOf(order: Order): OrderStep[] {
  const times: [StepWord, Moment | undefined][] = [
    ['stepPlaced', order.placedAt],
    ['stepPaid', order.paidAt],
    ['stepShipped', order.shippedAt],
    ['stepReceived', order.receivedAt],
    ['stepCompleted', order.completedAt],
  ];
  const reached = REACHED[order.state];
  return times.map(([step, time], index) => ({ step, ...(time === undefined ? {} : { time }), state: stateOf(index, reached, time) }));
}

function stateOf(index: number, reached: number, time: Moment | undefined): OrderStep['state'] {
  if (reached < 0) return time === undefined ? 'todo' : 'done';
  if (index < reached || reached === REACHED.completed) return 'done';
  return index === reached ? 'now' : 'todo';
}
