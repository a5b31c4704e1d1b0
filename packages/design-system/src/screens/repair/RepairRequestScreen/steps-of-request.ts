import type { Moment, RepairRequest, RequestEvent, RequestStatus } from '@shop/contracts';
import type { TimelineStep } from '../../../elements/Timeline/Timeline.tsx';

type OpenStep = 'stepSubmitted' | 'stepPaid' | 'stepReview' | 'stepPicking' | 'stepShipped' | 'stepReceived';
type ClosingStep = 'stepRejected' | 'stepCancelled' | 'stepExpired' | 'stepRefunded';
export type RequestStep = Omit<TimelineStep, 'label'> & { step: OpenStep | ClosingStep };

/** The step that a request in this status is at. A closed one ends with the steps that closed it. */
const CURRENT: Partial<Record<RequestStatus, OpenStep>> = {
  submitted: 'stepReview',
  toPay: 'stepPaid',
  paid: 'stepReview',
  inReview: 'stepReview',
  needInfo: 'stepReview',
  approved: 'stepPicking',
  partlyApproved: 'stepPicking',
  picking: 'stepPicking',
  shipped: 'stepShipped',
  received: 'stepReceived',
};

/** The statuses whose beginning completes a step; for the one that is current, its own beginning. */
const REACHED_BY: Record<OpenStep, readonly RequestStatus[]> = {
  stepSubmitted: ['submitted', 'toPay'],
  stepPaid: ['paid'],
  stepReview: ['approved', 'partlyApproved', 'rejected'],
  stepPicking: ['picking'],
  stepShipped: ['shipped'],
  stepReceived: ['received'],
};
const CLOSED_BY: Partial<Record<RequestStatus, ClosingStep>> = {
  rejected: 'stepRejected',
  cancelled: 'stepCancelled',
  expired: 'stepExpired',
  refunded: 'stepRefunded',
};

/** What happened since the request was reopened, if it was, and how it was submitted. */
function currentRound(history: readonly RequestEvent[]): readonly RequestEvent[] {
  const reopened = history.findLastIndex(
    ({ status }, index) => status === 'inReview' && history[index - 1]?.status === 'received',
  );
  return history.filter(
    ({ status }, index) => index >= reopened || REACHED_BY.stepSubmitted.includes(status) || status === 'paid',
  );
}

/** The steps of a request: done, current, to do. One that was never priced has no step for paying. */
export function stepsOfRequest({ status, history, price }: Pick<RepairRequest, 'status' | 'history' | 'price'>) {
  const round = currentRound(history);
  const timeOf = (step: OpenStep): Moment | undefined =>
    round.findLast((event) => REACHED_BY[step].includes(event.status))?.at;
  const steps: OpenStep[] = ['stepSubmitted', 'stepReview', 'stepPicking', 'stepShipped', 'stepReceived'];
  if (price.total > 0) steps.splice(1, 0, 'stepPaid');
  if (CLOSED_BY[status]) return closedSteps(round, steps, timeOf);
  const current = CURRENT[status];
  const reached = current ? steps.indexOf(current) : steps.length;
  return steps.map((step, index): RequestStep => {
    if (index > reached) return { step, state: 'todo' };
    return { step, time: timeOf(step), state: index < reached ? 'done' : 'now' };
  });
}

function closedSteps(
  round: readonly RequestEvent[],
  steps: readonly OpenStep[],
  timeOf: (step: OpenStep) => Moment | undefined,
): RequestStep[] {
  const reached = steps.flatMap((step): RequestStep[] => {
    const time = timeOf(step);
    // A rejection is the end of the review, and has a step of its own.
    return time === undefined || (step === 'stepReview' && round.some((event) => event.status === 'rejected'))
      ? []
      : [{ step, time, state: 'done' }];
  });
  const closing = round.flatMap((event): RequestStep[] => {
    const step = CLOSED_BY[event.status];
    return step ? [{ step, time: event.at, state: 'done' }] : [];
  });
  return [...reached, ...closing];
}
