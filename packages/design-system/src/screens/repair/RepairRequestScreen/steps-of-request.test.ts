import { expect, test } from 'vitest';
import {
  cancelled,
  done,
  expired,
  HOUR,
  inReview,
  paid,
  partlyApproved,
  receivedAgain,
  refunded,
  shipped,
  SUBMITTED,
  toPay,
} from '../fixtures-requests.ts';
import { stepsOfRequest } from './steps-of-request.ts';

const stepsIn = (request: Parameters<typeof stepsOfRequest>[0]) =>
  stepsOfRequest(request).map(({ step, state }) => `${step.replace('step', '')} ${state}`);

test('shows the way of a free request', () => {
  expect(stepsIn(inReview)).toEqual(['Submitted done', 'Review now', 'Picking todo', 'Shipped todo', 'Received todo']);
  expect(stepsIn(shipped)).toEqual(['Submitted done', 'Review done', 'Picking done', 'Shipped now', 'Received todo']);
  expect(stepsIn(done)).toEqual(['Submitted done', 'Review done', 'Picking done', 'Shipped done', 'Received done']);
});

test('has a step for the payment of a priced request', () => {
  expect(stepsIn(toPay).slice(0, 3)).toEqual(['Submitted done', 'Paid now', 'Review todo']);
  expect(stepsIn(paid).slice(0, 3)).toEqual(['Submitted done', 'Paid done', 'Review now']);
  expect(stepsIn(partlyApproved).slice(2, 4)).toEqual(['Review done', 'Picking now']);
});

test('ends a closed request with what closed it', () => {
  expect(stepsIn(refunded)).toEqual(['Submitted done', 'Paid done', 'Rejected done', 'Refunded done']);
  expect(stepsIn(expired)).toEqual(['Submitted done', 'Expired done']);
  expect(stepsIn(cancelled)).toEqual(['Submitted done', 'Cancelled done']);
});

test('shows when a step was reached, and none that is not known', () => {
  const [submitted, review, picking] = stepsOfRequest(shipped);
  expect([submitted?.time, review?.time, picking?.time]).toEqual([
    SUBMITTED,
    SUBMITTED + 30 * HOUR,
    SUBMITTED + 48 * HOUR,
  ]);
  expect(stepsOfRequest({ ...shipped, history: [] }).map(({ time }) => time)).toEqual(Array(5).fill(undefined));
});

test('counts from the reopening on', () => {
  const reopened = { ...receivedAgain, status: 'inReview', history: receivedAgain.history.slice(0, 7) } as const;
  expect(stepsOfRequest(reopened).map(({ state, time }) => [state, time])).toEqual([
    ['done', SUBMITTED],
    ['now', undefined],
    ['todo', undefined],
    ['todo', undefined],
    ['todo', undefined],
  ]);
});
