import type { Payment } from '@shop/contracts';
import type { Failure } from '@shop/design-system';
import { toFailure } from '../../data/call-error.ts';

type Outcome = { outcome?: 'short' | 'failed' | 'unknown'; failure?: Failure };

/**
 * The result of the last attempt to pay, unless it succeeded. `recheckFailure` says why what is paid could not be
 * refetched after an attempt without a response.
 */
export function outcomeOf(
  { data, error }: { data: Payment | undefined; error: unknown },
  recheckFailure: Failure | undefined,
): Outcome {
  if (data?.kind === 'short' || data?.kind === 'failed') return { outcome: data.kind };
  if (!error) return {};
  const failure = toFailure(error);
  if (failure.kind === 'refused') return { outcome: 'failed', failure };
  // Without a response it was refetched: it is not paid, or that is unknown.
  return recheckFailure ? { outcome: 'unknown', failure: recheckFailure } : { outcome: 'failed' };
}
