import type { Moment, Order, OrderState } from '@shop/contracts';
import type { TimelineStep } from '../../../elements/Timeline/Timeline.tsx';

type StepName = 'stepPlaced' | 'stepPaid' | 'stepShipped' | 'stepReceived' | 'stepCompleted';
export type OrderStep = Omit<TimelineStep, 'label'> & { step: StepName };

/**
 * The step that an order in this state has reached; -1 where it may be any: in a refund, when it is cancelled and in an
 * unknown state. Then the times decide.
 */
const REACHED: Record<OrderState, number> = {
  unpaid: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 3,
  completed: 4,
  refunding: -1,
  refunded: -1,
  cancelled: -1,
  unknown: -1,
};

/** The steps of an order from placing to completing: done, current, to do. All are done in a completed order. */
export function stepsOf(order: Order): OrderStep[] {
  const times: [StepName, Moment | undefined][] = [
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
    time,
    exactness: time === undefined ? undefined : exactnessOf(time),
    state: stateOf(index, reached, time),
  }));
}

function stateOf(index: number, reached: number, time: Moment | undefined): OrderStep['state'] {
  if (reached < 0) return time === undefined ? 'todo' : 'done';
  if (index < reached || reached === REACHED.completed) return 'done';
  return index === reached ? 'now' : 'todo';
}

const DAY_MS = 86_400_000;
/** China uses UTC+8 all year. */
const SHOP_OFFSET_MS = 8 * 3_600_000;
/** For some steps servers send only the day, which decodes to its midnight. */
const exactnessOf = (time: Moment): 'date' | 'minute' => ((time + SHOP_OFFSET_MS) % DAY_MS === 0 ? 'date' : 'minute');
