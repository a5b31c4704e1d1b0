import fc from 'fast-check';
import { addDays, isWorkingDay, reviewClock, shanghaiDay, type RequestStatus, type ReviewClock } from '../index.ts';

const shanghai = (text: string) => Date.parse(`${text}+08:00`);
const at = (status: RequestStatus, text: string) => ({ status, at: shanghai(text) });
const endOf = (day: string) => shanghai(`${day}T23:59:59`);
/** The clock as `due 2026-12-04, 10 left`, or as `stopped, 4 left`. */
const shown = (clock: ReviewClock | undefined): string => {
  if (!clock) return 'none';
  return `${clock.kind === 'stopped' ? 'stopped' : `due ${shanghaiDay(clock.dueAt)}`}, ${clock.daysLeft} left`;
};
const clockAt = (history: { status: RequestStatus; at: number }[], text: string) =>
  shown(reviewClock(history, 10, shanghai(text)));

const SUBMITTED = [at('submitted', '2026-11-20T12:00:00')];

test('a request of Friday noon is processed by the end of Friday two weeks later', () => {
  expect(reviewClock(SUBMITTED, 10, shanghai('2026-11-20T12:00:00'))).toEqual({
    kind: 'runs',
    dueAt: endOf('2026-12-04'),
    daysLeft: 10,
  });
});

test('the days left shrink with each working day that is over, and not on the weekend', () => {
  expect(clockAt(SUBMITTED, '2026-11-22T23:59:59')).toBe('due 2026-12-04, 10 left');
  expect(clockAt(SUBMITTED, '2026-11-23T09:00:00')).toBe('due 2026-12-04, 10 left');
  expect(clockAt(SUBMITTED, '2026-11-24T00:00:00')).toBe('due 2026-12-04, 9 left');
  expect(clockAt(SUBMITTED, '2026-12-04T23:59:59')).toBe('due 2026-12-04, 1 left');
  expect(clockAt(SUBMITTED, '2026-12-05T00:00:00')).toBe('due 2026-12-04, 0 left');
  expect(clockAt(SUBMITTED, '2026-12-31T12:00:00')).toBe('due 2026-12-04, 0 left');
});

test('the day of submission ends at midnight in Shanghai', () => {
  expect(clockAt([at('submitted', '2026-11-19T23:59:59')], '2026-11-19T23:59:59')).toBe('due 2026-12-03, 10 left');
  expect(clockAt([at('submitted', '2026-11-20T00:00:00')], '2026-11-20T00:00:00')).toBe('due 2026-12-04, 10 left');
});

test('National Day delays the answer by its week, and the Saturday that makes up for it counts', () => {
  // From Wednesday 30 September: 8, 9, the worked Saturday 10, then 12 to 16 and 19, 20 October.
  expect(clockAt([at('paid', '2026-09-30T18:00:00')], '2026-10-01T12:00:00')).toBe('due 2026-10-20, 10 left');
  expect(clockAt([at('paid', '2026-09-30T18:00:00')], '2026-10-11T12:00:00')).toBe('due 2026-10-20, 7 left');
});

test('a request that is not paid has no clock; paying starts it', () => {
  const unpaid = [at('toPay', '2026-11-18T12:00:00')];
  expect(clockAt(unpaid, '2026-11-19T12:00:00')).toBe('none');
  expect(clockAt([], '2026-11-19T12:00:00')).toBe('none');
  expect(clockAt([...unpaid, at('paid', '2026-11-20T12:00:00')], '2026-11-20T12:00:00')).toBe(
    'due 2026-12-04, 10 left',
  );
});

describe('while the shop waits for the customer', () => {
  const asked = [...SUBMITTED, at('inReview', '2026-11-23T09:00:00'), at('needInfo', '2026-11-25T15:00:00')];

  test('the clock stops with the days that are left, for however long', () => {
    expect(clockAt(asked, '2026-11-25T15:00:00')).toBe('stopped, 8 left');
    expect(clockAt(asked, '2027-03-01T12:00:00')).toBe('stopped, 8 left');
  });

  test('it goes on with the answer, and the due day moves by the days of waiting', () => {
    const answered = [...asked, at('inReview', '2026-11-30T10:00:00')];
    expect(clockAt(answered, '2026-11-30T10:00:00')).toBe('due 2026-12-09, 8 left');
    expect(clockAt(answered, '2026-12-01T00:00:00')).toBe('due 2026-12-09, 7 left');
  });

  test('an answer on the same day costs no day', () => {
    const answered = [...asked, at('inReview', '2026-11-25T23:59:59')];
    expect(clockAt(answered, '2026-11-26T09:00:00')).toBe('due 2026-12-04, 7 left');
  });
});

test('a decided request has no clock, and one that is reopened has a new one', () => {
  const received = [
    ...SUBMITTED,
    at('inReview', '2026-11-23T09:00:00'),
    at('approved', '2026-11-24T09:00:00'),
    at('picking', '2026-11-24T10:00:00'),
    at('shipped', '2026-11-25T09:00:00'),
    at('received', '2026-11-27T09:00:00'),
  ];
  for (let entered = 3; entered <= received.length; entered += 1)
    expect(clockAt(received.slice(0, entered), '2026-11-30T09:00:00')).toBe('none');
  expect(clockAt([...received, at('inReview', '2026-11-30T12:00:00')], '2026-11-30T12:00:00')).toBe(
    'due 2026-12-14, 10 left',
  );
});

describe('for any request', () => {
  const DAY_MS = 86_400_000;
  const submittedAt = fc
    .integer({ min: shanghai('2025-01-01T00:00:00'), max: shanghai('2027-12-01T00:00:00') })
    .map((ms) => Math.trunc(ms / 1000) * 1000);
  const promise = fc.integer({ min: 1, max: 30 });
  const later = fc.nat({ max: 90 * DAY_MS });
  /** Working days after a day, up to another one that is included. */
  const workedBetween = (from: string, to: string): number => {
    let days = 0;
    for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) days += 1;
    return days;
  };
  const runningClock = (history: { status: RequestStatus; at: number }[], days: number, now: number) => {
    const clock = reviewClock(history, days, now);
    if (clock?.kind !== 'runs') throw new Error(`The clock should run, but is ${shown(clock)}.`);
    return clock;
  };

  test('the due day is a working day, as many working days after the request as promised, whenever one looks', () => {
    fc.assert(
      fc.property(submittedAt, promise, later, (start, days, ms) => {
        const { dueAt } = runningClock([{ status: 'submitted', at: start }], days, start + ms);
        const due = shanghaiDay(dueAt);
        expect(isWorkingDay(due)).toBe(true);
        expect(dueAt).toBe(endOf(due));
        expect(workedBetween(shanghaiDay(start), due)).toBe(days);
      }),
    );
  });

  test('the days left never grow while time passes, and are the working days up to the due day', () => {
    fc.assert(
      fc.property(submittedAt, promise, later, later, (start, days, first, more) => {
        const history = [{ status: 'submitted' as const, at: start }];
        const now = runningClock(history, days, start + first);
        expect(runningClock(history, days, start + first + more).daysLeft).toBeLessThanOrEqual(now.daysLeft);
        const yesterday = addDays(shanghaiDay(start + first), -1);
        const from = first < DAY_MS && yesterday < shanghaiDay(start) ? shanghaiDay(start) : yesterday;
        expect(now.daysLeft).toBe(workedBetween(from, shanghaiDay(now.dueAt)));
      }),
    );
  });

  test('waiting for the customer delays the due day by the working days at whose end the shop waited', () => {
    fc.assert(
      fc.property(submittedAt, promise, later, later, (start, days, before, waiting) => {
        const askedAt = start + before;
        const history = [
          { status: 'submitted' as const, at: start },
          { status: 'needInfo' as const, at: askedAt },
        ];
        const stopped = reviewClock(history, days, askedAt + waiting);
        expect(stopped).toEqual(reviewClock(history, days, askedAt));
        const answeredAt = askedAt + waiting;
        const answered = [...history, { status: 'inReview' as const, at: answeredAt }];
        const clock = runningClock(answered, days, answeredAt);
        expect(clock.daysLeft).toBe(stopped?.daysLeft);
      }),
    );
  });
});
