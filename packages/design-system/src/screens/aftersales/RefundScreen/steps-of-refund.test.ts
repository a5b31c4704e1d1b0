import { expect, test } from 'vitest';
import {
  awaitingReturn,
  goodsRefunded,
  goodsUnderReview,
  refunded,
  rejected,
  returning,
  underReview,
} from '../../../commerce/fixtures-refunds.ts';
import { stepsOfRefund } from './steps-of-refund.ts';

test.each([
  [underReview, ['stepAsked done', 'stepReview now', 'stepRefunded todo']],
  [refunded, ['stepAsked done', 'stepReview done', 'stepRefunded done']],
  [goodsUnderReview, ['stepAsked done', 'stepReview now', 'stepSendBack todo', 'stepRefunded todo']],
  [awaitingReturn, ['stepAsked done', 'stepReview done', 'stepSendBack now', 'stepRefunded todo']],
  [returning, ['stepAsked done', 'stepReview done', 'stepSendBack done', 'stepRefunded now']],
  [goodsRefunded, ['stepAsked done', 'stepReview done', 'stepSendBack done', 'stepRefunded done']],
  [rejected, ['stepAsked done', 'stepRejected now']],
])('goes its way by kind and state (%#)', (refund, steps) => {
  expect(stepsOfRefund(refund).map(({ step, state }) => `${step} ${state}`)).toEqual(steps);
});

test('tells the times that are known', () => {
  expect(stepsOfRefund(refunded).map(({ time }) => time)).toEqual([refunded.askedAt, undefined, refunded.refundedAt]);
});
