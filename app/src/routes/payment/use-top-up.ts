import type { Fen, TopUpOffer } from '@shop/contracts';
import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { PaymentScreenProps } from '@shop/design-system/screens/checkout/PaymentScreen/PaymentScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import type { PayCode } from '../../features/payment/payment.calls.ts';
import { topUpMutation } from '../../features/payment/payment.mutation.ts';
import { topUpOffersQuery } from '../../features/payment/payment.query.ts';
import { userQuery } from '../../session/session.query.ts';

const POLL_INTERVAL_MS = 2000;

/** Tops up the balance: a code is shown until the balance is higher than it was when the code was requested. */
export function useTopUp(balance: Fen | undefined): PaymentScreenProps['topUp'] {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ offer: TopUpOffer; balanceBefore: Fen }>();
  const offers = useQuery(topUpOffersQuery(isOpen));
  const requesting = useMutation(topUpMutation());
  const isWaiting = chosen !== undefined && (balance ?? 0) <= chosen.balanceBefore;
  useQuery({ ...userQuery(isWaiting && requesting.isSuccess), refetchInterval: POLL_INTERVAL_MS });
  return {
    offers: toLoadable(offers),
    chosen: isWaiting ? { offer: chosen.offer, code: codeOf(requesting) } : undefined,
    onOpen: () => setOpen(true),
    onChoose: (offer) => {
      setChosen({ offer, balanceBefore: balance ?? 0 });
      requesting.mutate(offer);
    },
  };
}

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
