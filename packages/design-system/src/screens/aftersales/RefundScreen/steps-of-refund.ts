import type { Moment, Refund } from '@shop/contracts';

type StepWord = 'stepAsked' | 'stepReview' | 'stepSendBack' | 'stepRefunded' | 'stepRejected';
export type RefundStep = { step: StepWord; time?: Moment; state: 'done' | 'now' | 'todo' };

/** The steps of a refund in their order: goods go back before the money does; a refused one ends with the refusal. */
const pathOf = ({ kind, state }: Refund): readonly StepWord[] => {
  if (state === 'rejected') return ['stepAsked', 'stepRejected'];
  return kind === 'goods'
    ? ['stepAsked', 'stepReview', 'stepSendBack', 'stepRefunded']
    : ['stepAsked', 'stepReview', 'stepRefunded'];
};

/** The step at which a refund stands; none for a paid one, of which every step is done. */
const NOW: Record<Refund['state'], StepWord | undefined> = {
  underReview: 'stepReview',
  awaitingReturn: 'stepSendBack',
  returning: 'stepRefunded',
  refunded: undefined,
  rejected: 'stepRejected',
};

/** What has happened to a refund and what is to come. */
export function stepsOfRefund(refund: Refund): readonly RefundStep[] {
  const path = pathOf(refund);
  const now = NOW[refund.state];
  const at = now === undefined ? path.length : path.indexOf(now);
  const times: Partial<Record<StepWord, Moment | undefined>> = {
    stepAsked: refund.askedAt,
    stepRefunded: refund.refundedAt,
  };
  return path.map((step, index) => {
    const time = times[step];
    return { step, ...(time === undefined ? {} : { time }), state: stateOf(index, at) };
  });
}

function stateOf(index: number, at: number): RefundStep['state'] {
  if (index < at) return 'done';
  return index === at ? 'now' : 'todo';
}
