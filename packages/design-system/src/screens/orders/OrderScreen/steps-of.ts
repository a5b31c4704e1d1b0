import type { Moment, Order, OrderState } from '@shop/contracts';
import type { TimelineStep } from '../../../elements/Timeline/Timeline.tsx';

type StepWord = 'stepPlaced' | 'stepPaid' | 'stepShipped' | 'stepReceived' | 'stepCompleted';
export type OrderStep = Omit<TimelineStep, 'label'> & { step: StepWord };

/** The step that an order in this state has reached. A refund may begin at any step, so there the times tell. */
const REACHED: Record<OrderState, number> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  completed: 4,
  refunding: -1,
  refunded: -1,
};

/** The steps from placing to completing: done, where it stands now, and to come. A completed order has all done. */
export function stepsOf(order: Order): OrderStep[] {
  const times: [StepWord, Moment | undefined][] = [
    ['stepPlaced', order.placedAt],
    ['stepPaid', order.paidAt],
    ['stepShipped', order.shippedAt],
    ['stepReceived', order.receivedAt],
    ['stepCompleted', order.completedAt],
  ];
  const reached = order.parcels.some(({ parcelNumber }) => parcelNumber !== '')
    ? Math.max(REACHED[order.state], REACHED.toReceive)
    : REACHED[order.state];
  return times.map(([step, time], index) => ({
    step,
    ...(time === undefined ? {} : { time, exactness: exactnessOf(time) }),
    state: stateOf(index, reached, time),
  }));
}

function stateOf(index: number, reached: number, time: Moment | undefined): OrderStep['state'] {
  if (reached < 0) return time === undefined ? 'todo' : 'done';
  if (index < reached || reached === REACHED.completed) return 'done';
  return index === reached ? 'now' : 'todo';
}

const DAY = 86_400_000;
/** China keeps UTC+8 all year. */
const SHOP_OFFSET = 8 * 3_600_000;
/** Of some steps servers tell only the day, which reads as its midnight. */
const exactnessOf = (time: Moment): 'date' | 'minute' => ((time + SHOP_OFFSET) % DAY === 0 ? 'date' : 'minute');
