import type { Fen, TopUpOffer } from '@shop/contracts';
import { failed, loading, ready, type Failure, type Loadable } from '@shop/design-system';
import type { TopUpState } from '@shop/design-system/commerce/TopUp/top-up-state.ts';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { isOutcomeUnknown, recheckInterval, usePendingOutcome } from '../../session/pending-outcomes.store.ts';
import { userQuery } from '../../session/session.query.ts';
import type { PayCode } from './payment.calls.ts';
import { TOP_UP_KEY, topUpMutation } from './payment.mutation.ts';
import { topUpOffersQuery } from './payment.query.ts';
import { saveTypedAmount, useTypedAmount } from './typed-amount.store.ts';

const POLL_INTERVAL_MS = 2000;

/** Tops up the balance: a code is shown until the balance is higher than it was when the first code was requested. */
export function useTopUp(balance: Fen | undefined): TopUpState {
  const typed = useTypedAmount(({ text }) => text);
  const [isOpen, setOpen] = useState(typed !== '');
  const [chosen, setChosen] = useState<{ offer: TopUpOffer; balanceBefore: Fen | undefined }>();
  const offers = useQuery(topUpOffersQuery(isOpen));
  const requesting = useMutation(topUpMutation());
  const gained = gainOf(balance, chosen?.balanceBefore);
  const isWaiting = chosen !== undefined && gained <= 0;
  const sent = usePendingOutcome(TOP_UP_KEY);
  const pending = requesting.isPending || gained > 0 ? undefined : sent;
  const isCodeShown = isWaiting && requesting.isSuccess;
  const recheck = recheckInterval(pending, () => false);
  const user = useQuery({
    ...userQuery(isCodeShown || pending !== undefined),
    refetchInterval: (query) => (isCodeShown ? POLL_INTERVAL_MS : recheck(query)),
  });
  return {
    offers: toLoadable(offers),
    typed,
    chosen: isWaiting ? { offer: chosen.offer, code: codeOf(requesting) } : undefined,
    isUnconfirmed: isOutcomeUnknown(pending, user),
    checkFailure: isWaiting ? checkFailureOf(user, balance) : undefined,
    arrived: gained > 0 ? gained : undefined,
    onOpen: () => {
      setOpen(true);
      if (offers.isError) void offers.refetch();
    },
    onType: saveTypedAmount,
    onChoose: (offer) => {
      // An earlier code may still be paid: its payment counts too.
      setChosen({ offer, balanceBefore: isWaiting ? chosen.balanceBefore : balance });
      requesting.mutate(offer, { onSuccess: () => saveTypedAmount('') });
    },
  };
}

/** Why it is unknown whether the balance has increased: it could not be fetched, or the server does not send it. */
function checkFailureOf(
  { isRefetchError, error }: Pick<UseQueryResult, 'isRefetchError' | 'error'>,
  balance: Fen | undefined,
): Failure | undefined {
  if (isRefetchError) return toFailure(error);
  return balance === undefined ? { kind: 'malformed' } : undefined;
}

/** By how much a balance has increased; 0 where either is unknown. */
const gainOf = (now: Fen | undefined, before: Fen | undefined): Fen =>
  now === undefined || before === undefined ? 0 : now - before;

function codeOf({
  data,
  error,
  isPending,
}: {
  data: PayCode | undefined;
  error: unknown;
  isPending: boolean;
}): Loadable<PayCode> {
  if (isPending) return loading;
  if (data) return ready(data);
  const { kind, message } = toFailure(error);
  return failed(kind, message);
}
