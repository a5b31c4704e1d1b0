import type { Payment } from '@shop/contracts';
import type { Failure } from '@shop/design-system';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';

type Outcome = { outcome?: 'short' | 'failed' | 'unknown'; failure?: Failure | undefined };

/**
 * The result of the last attempt to pay, unless it succeeded. `unknown`: an attempt without an answer may still succeed;
 * `recheckFailure` says why what is paid could not be refetched.
 */
export function outcomeOf(
  { data, error }: { data: Payment | undefined; error: unknown },
  unknown: { isUnknown: boolean; recheckFailure: Failure | undefined },
): Outcome {
  if (unknown.isUnknown) return { outcome: 'unknown', failure: unknown.recheckFailure };
  if (data?.kind === 'short' || data?.kind === 'failed') return { outcome: data.kind };
  // An attempt without an answer that is no longer unknown has become part of what is shown.
  if (!error || isUnanswered(error)) return {};
  const failure = toFailure(error);
  return failure.kind === 'refused' ? { outcome: 'failed', failure } : { outcome: 'failed' };
}
