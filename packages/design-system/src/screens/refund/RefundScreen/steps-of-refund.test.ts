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
  [underReview, ['stepRequested done', 'stepReview now', 'stepRefunded todo']],
  [refunded, ['stepRequested done', 'stepReview done', 'stepRefunded done']],
  [goodsUnderReview, ['stepRequested done', 'stepReview now', 'stepSendBack todo', 'stepRefunded todo']],
  [awaitingReturn, ['stepRequested done', 'stepReview done', 'stepSendBack now', 'stepRefunded todo']],
  [returning, ['stepRequested done', 'stepReview done', 'stepSendBack done', 'stepRefunded now']],
  [goodsRefunded, ['stepRequested done', 'stepReview done', 'stepSendBack done', 'stepRefunded done']],
  [rejected, ['stepRequested done', 'stepRejected now']],
])('has the steps of its kind and state (%#)', (refund, steps) => {
  expect(stepsOfRefund(refund).map(({ step, state }) => `${step} ${state}`)).toEqual(steps);
});

test('shows the times that are known', () => {
  expect(stepsOfRefund(refunded).map(({ time }) => time)).toEqual([
    refunded.requestedAt,
    undefined,
    refunded.refundedAt,
  ]);
});
