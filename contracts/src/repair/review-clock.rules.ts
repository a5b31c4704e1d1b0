import type { Moment } from '../wire/moment.ts';
import { isWorkingDay } from './public-holidays.rules.ts';
import { addDays, endOfDay, shanghaiDay } from './shanghai-day.rules.ts';
import { REQUEST_GROUPS, type RequestStatus } from './request-status.rules.ts';

/** When a request entered a status. */
type Entered = { status: RequestStatus; at: Moment };

/** The time left to process a request: until the end of a day, or stopped while the shop waits for the customer. */
export type ReviewClock = { kind: 'runs'; dueAt: Moment; daysLeft: number } | { kind: 'stopped'; daysLeft: number };

const statusAtEndOf = (history: readonly Entered[], day: string): RequestStatus | undefined =>
  history.findLast(({ at }) => shanghaiDay(at) <= day)?.status;

const STARTED: ReadonlySet<RequestStatus> = new Set(['submitted', 'paid']);
const REVIEWED: ReadonlySet<RequestStatus> = new Set(REQUEST_GROUPS.review);

/**
 * The clock of a request (spec section 9: processed within 10 working days). It starts the day after the request is
 * submitted or paid, or reopened. A working day counts unless the shop waits for the customer at its end. Absent before
 * the start and after the decision. `history` is in order of time.
 */
export function reviewClock(history: readonly Entered[], workingDays: number, now: Moment): ReviewClock | undefined {
  const start = history.findLast(
    ({ status }, index) => STARTED.has(status) || (status === 'inReview' && history[index - 1]?.status === 'received'),
  );
  const current = history.at(-1)?.status;
  if (!start || !current || !REVIEWED.has(current)) return undefined;
  const today = shanghaiDay(now);
  let left = workingDays;
  let day = addDays(shanghaiDay(start.at), 1);
  // Days before today are over: they count unless the shop waited for the customer.
  while (day < today && left > 0) {
    if (isWorkingDay(day) && statusAtEndOf(history, day) !== 'needInfo') left -= 1;
    day = addDays(day, 1);
  }
  if (current === 'needInfo') return { kind: 'stopped', daysLeft: left };
  if (left === 0) return { kind: 'runs', dueAt: endOfDay(addDays(day, -1)), daysLeft: 0 };
  return { kind: 'runs', dueAt: endOfDay(lastOf(left, day)), daysLeft: left };
}

/** The last of a number of working days from `day` on. */
function lastOf(workingDays: number, from: string): string {
  let day = from;
  for (let left = workingDays - (isWorkingDay(day) ? 1 : 0); left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
