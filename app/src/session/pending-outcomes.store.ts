import type { Moment } from '@shop/contracts';
import { isGone, isUnanswered } from '../data/outcome.ts';
import { pauseBeforeRecheck, provesAbsence, type PendingOutcome } from '../data/recheck.ts';
import { shopTime, toShopTime } from '../data/shop-clock.ts';
import { createPersistedStore } from './persisted-store.ts';
import { isRecord, validEntries } from './stored-values.ts';

type Stored = { outcomes: Readonly<Record<string, PendingOutcome>> };
const isPending = (value: unknown): value is PendingOutcome =>
  isRecord(value) && Number.isFinite(value.since) && Number.isFinite(value.until);

/** Changes without an answer so far, by key: also after a reload, and in a new tab. */
export const usePendingOutcomes = createPersistedStore<Stored>(
  'pendingOutcomes',
  { outcomes: {} },
  (stored) => (isRecord(stored) ? { outcomes: validEntries(stored.outcomes, isPending) } : undefined),
  'browser',
);

const PAYMENT = 'payment ';
/** The key of a payment; of an order and of a repair request alike, whose numbers differ. */
export const paymentKey = (number: string): string => PAYMENT + number;

/** Numbers of what may have been paid from the balance without an answer. */
export function useUnknownPayments(): ReadonlySet<string> {
  const outcomes = usePendingOutcomes((stored) => stored.outcomes);
  const now = shopTime();
  return new Set(
    Object.entries(outcomes).flatMap(([key, one]) =>
      key.startsWith(PAYMENT) && !provesAbsence(one, now) ? [key.slice(PAYMENT.length)] : [],
    ),
  );
}

export const usePendingOutcome = (key: string): PendingOutcome | undefined =>
  usePendingOutcomes(({ outcomes }) => outcomes[key]);

function endPending(key: string): void {
  const { [key]: _, ...others } = usePendingOutcomes.getState().outcomes;
  usePendingOutcomes.setState({ outcomes: others });
}

function startPending(key: string, until: Moment): void {
  const now = shopTime();
  const { outcomes } = usePendingOutcomes.getState();
  const others = Object.fromEntries(Object.entries(outcomes).filter(([, one]) => !provesAbsence(one, now)));
  usePendingOutcomes.setState({ outcomes: { ...others, [key]: { since: now, until } } });
}

/**
 * Sends a change, whose outcome is pending until its answer is read. Without an answer it stays pending; so it does when
 * a repetition is refused, perhaps because of the first attempt.
 */
export async function sendPending<T>(key: string, until: Moment, send: () => Promise<T>): Promise<T> {
  const isRepeated = key in usePendingOutcomes.getState().outcomes;
  startPending(key, until);
  try {
    const answer = await send();
    endPending(key);
    return answer;
  } catch (problem) {
    if (isUnanswered(problem)) startPending(key, until);
    else if (!isRepeated) endPending(key);
    throw problem;
  }
}

/** When a query last got a value and an error, in ms by the device's clock, 0 for never; and its last error. */
type Answers = { dataUpdatedAt: number; errorUpdatedAt: number; error: unknown };

/** Whether a change may yet turn out to be made, that the latest answer of a query does not show. */
export const isOutcomeUnknown = (
  pending: PendingOutcome | undefined,
  { dataUpdatedAt, error }: Pick<Answers, 'dataUpdatedAt' | 'error'>,
): pending is PendingOutcome =>
  // Nothing can happen any more to what does not exist.
  pending !== undefined && !isGone(error) && !provesAbsence(pending, toShopTime(dataUpdatedAt));

/** `refetchInterval` of the query that shows whether a pending change was made; `isMade` looks at its value. */
export const recheckInterval =
  <T>(pending: PendingOutcome | undefined, isMade: (value: T | undefined) => boolean) =>
  ({ state }: { state: Answers & { data: T | undefined } }): number | false =>
    isOutcomeUnknown(pending, state) && !isMade(state.data)
      ? pauseBeforeRecheck(pending, toShopTime(Math.max(state.dataUpdatedAt, state.errorUpdatedAt)))
      : false;
