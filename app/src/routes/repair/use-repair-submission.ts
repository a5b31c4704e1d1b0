import type { RepairConfirmation } from '@shop/contracts';
import type { Failure } from '@shop/design-system';
import type { SubmissionOutcome } from '@shop/design-system/screens/repair/RepairConfirmScreen/RepairConfirmScreen';
import type { Repricing } from '@shop/design-system/screens/repair/RepairConfirmScreen/repricing.ts';
import { useMutation, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { isTokenRefusal, toFailure } from '../../data/call-error.ts';
import { isUnanswered, isUnsent } from '../../data/outcome.ts';
import { placeOfCreated } from '../../features/repair/place-of-created.ts';
import { useRepairAttempt, type RepairAttempt } from '../../features/repair/repair-attempt.store.ts';
import { submitRepairsMutation } from '../../features/repair/repair-confirm.mutation.ts';
import { repricingBetween } from '../../features/repair/repricing.ts';
import { useGo } from '../../use-go.ts';

/** Confirmed requests can be submitted for 600 s (reference: order key). */
const KEY_LIFETIME_MS = 600_000;

const seen = ({ entries, price }: RepairConfirmation) => ({ entries, total: price.total });

type Confirmation = { query: UseQueryResult<RepairConfirmation>; queryKey: QueryKey };

/**
 * Submits confirmed requests. An expired key is renewed first. When anything differs from what the shopper saw, nothing
 * is submitted until they have seen it. Without an answer the same attempt is repeated, and nothing else.
 */
export function useRepairSubmission({ query, queryKey }: Confirmation) {
  const client = useQueryClient();
  const go = useGo();
  const { attempt } = useRepairAttempt();
  const submitting = useMutation(submitRepairsMutation(client));
  const [phase, setPhase] = useState<'idle' | 'first' | 'again'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const [repricing, setRepricing] = useState<Repricing>();

  const showNews = (confirmation: RepairConfirmation | undefined, before: RepairConfirmation | undefined) =>
    setRepricing(confirmation && before ? repricingBetween(seen(before), seen(confirmation)) : undefined);

  const refuse = async (problem: unknown, as: 'first' | 'again') => {
    if (isTokenRefusal(problem)) return;
    const isUnknown = isUnanswered(problem);
    if (!isUnknown || as === 'again') setFailure(toFailure(problem));
    // What did not leave the device changed nothing, and without a connection no newer price can be loaded.
    if (isUnknown || isUnsent(problem)) return;
    const before = query.data;
    showNews((await query.refetch()).data, before);
  };
  const send = (request: RepairAttempt, as: 'first' | 'again') => {
    setPhase(as);
    setFailure(undefined);
    setRepricing(undefined);
    submitting.mutate(request, {
      onSuccess: (created) => {
        if (created.kind === 'created') return go(placeOfCreated(created.requests), { replace: true });
        const { confirmation } = created;
        setRepricing(
          repricingBetween(query.data ? seen(query.data) : { entries: [], total: request.total }, seen(confirmation)),
        );
        return void client.setQueryData(queryKey, confirmation);
      },
      onError: (problem) => void refuse(problem, as),
      onSettled: () => setPhase('idle'),
    });
  };
  /** The confirmation to submit; undefined when it is not what the shopper saw, or could not be renewed. */
  const renewed = async (): Promise<RepairConfirmation | undefined> => {
    const before = query.data;
    if (Date.now() - query.dataUpdatedAt < KEY_LIFETIME_MS) return before;
    setPhase('first');
    const { data, error } = await query.refetch();
    setPhase('idle');
    if (error) setFailure(toFailure(error));
    if (error || !data || !before) return undefined;
    const news = repricingBetween(seen(before), seen(data));
    setRepricing(news);
    return news ? undefined : data;
  };
  const submit = async (form: Pick<RepairAttempt, 'addressId' | 'message'>) => {
    setFailure(undefined);
    setRepricing(undefined);
    const confirmation = await renewed();
    if (!confirmation) return;
    const { orderKey, entries, price } = confirmation;
    send({ ...form, orderKey, entries: entries.map(({ id }) => id), total: price.total }, 'first');
  };
  return {
    isBusy: phase === 'first',
    outcome: outcomeOf(attempt !== undefined && phase !== 'first', phase === 'again', failure),
    repricing,
    submit: (form: Pick<RepairAttempt, 'addressId' | 'message'>) => void submit(form),
    askAgain: () => attempt && send(attempt, 'again'),
    /** For another address, whose price has nothing to do with what was seen before. */
    reset: () => {
      setFailure(undefined);
      setRepricing(undefined);
    },
  };
}

function outcomeOf(isUnknown: boolean, isAsking: boolean, failure: Failure | undefined): SubmissionOutcome | undefined {
  if (isUnknown) return { kind: 'unknown', isAsking, failure };
  return failure && { kind: 'refused', failure };
}
