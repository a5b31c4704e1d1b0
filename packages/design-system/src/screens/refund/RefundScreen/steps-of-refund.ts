import type { Moment, Refund } from '@shop/contracts';

type StepName = 'stepRequested' | 'stepReview' | 'stepSendBack' | 'stepRefunded' | 'stepRejected';
export type RefundStep = { step: StepName; time?: Moment; state: 'done' | 'now' | 'todo' };

/**
 * The steps of a refund in order: goods go back before the money does; a rejected refund ends with the rejection. Only
 * the first is known of a refund in an unknown state.
 */
const stepNamesOf = ({ kind, state }: Refund): readonly StepName[] => {
  if (state === 'unknown') return ['stepRequested'];
  if (state === 'rejected') return ['stepRequested', 'stepRejected'];
  return kind === 'goods'
    ? ['stepRequested', 'stepReview', 'stepSendBack', 'stepRefunded']
    : ['stepRequested', 'stepReview', 'stepRefunded'];
};

/** The current step of a refund; none for a paid one, whose steps are all done, and where it is not known. */
const NOW: Record<Refund['state'], StepName | undefined> = {
  underReview: 'stepReview',
  awaitingReturn: 'stepSendBack',
  returning: 'stepRefunded',
  refunded: undefined,
  rejected: 'stepRejected',
  unknown: undefined,
};

/** The steps of a refund, done, current and still to do. */
export function stepsOfRefund(refund: Refund): readonly RefundStep[] {
  const steps = stepNamesOf(refund);
  const now = NOW[refund.state];
  const current = now === undefined ? steps.length : steps.indexOf(now);
  const times: Partial<Record<StepName, Moment>> = {
    stepRequested: refund.requestedAt,
    stepRefunded: refund.refundedAt,
  };
  return steps.map((step, index) => ({ step, time: times[step], state: stateOf(index, current) }));
}

function stateOf(index: number, current: number): RefundStep['state'] {
  if (index < current) return 'done';
  return index === current ? 'now' : 'todo';
}
