import type { ChangeOutcome, RequestChange } from '@shop/design-system/screens/repair/request-changes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isTokenRefusal, toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { changeRequestMutation } from '../../features/repair/requests.mutation.ts';
import type { ChangeRequest } from '../../features/repair/requests.ts';

const without = <T>(number: string, { [number]: _, ...others }: Readonly<Record<string, T>>) => others;

/** Changes of requests, with those in progress and what came of the last ones, by request number. */
export function useRequestChanges() {
  const [busy, setBusy] = useState<Readonly<Record<string, RequestChange>>>({});
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, ChangeOutcome>>>({});
  const { mutateAsync } = useMutation(changeRequestMutation(useQueryClient()));

  /** Ends once the new state is fetched. Nothing is sent twice: while a request changes, further changes are ignored. */
  const change = async (request: ChangeRequest, onDone?: () => void): Promise<void> => {
    const { number, change: name } = request;
    if (busy[number]) return;
    setBusy((others) => ({ ...others, [number]: name }));
    setOutcomes((others) => without(number, others));
    try {
      await mutateAsync(request);
      onDone?.();
      setOutcomes((others) => ({ ...others, [number]: { kind: 'done', change: name } }));
    } catch (problem) {
      // After a refused token the sign-in page opens.
      if (!isTokenRefusal(problem)) setOutcomes((others) => ({ ...others, [number]: outcomeOf(name, problem) }));
    } finally {
      setBusy((others) => without(number, others));
    }
  };
  return { busy, outcomes, change };
}

const outcomeOf = (change: RequestChange, problem: unknown): ChangeOutcome =>
  isUnanswered(problem) ? { kind: 'unknown', change } : { kind: 'failed', change, failure: toFailure(problem) };
