import type { Fen, TopUpOffer } from '@shop/contracts';
import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { PaymentScreenProps } from '@shop/design-system/screens/payment';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import type { PayCode } from '../../features/payment/payment.calls.ts';
import { topUpMutation } from '../../features/payment/payment.mutation.ts';
import { topUpsQuery } from '../../features/payment/payment.query.ts';
import { userQuery } from '../../session/session.query.ts';

const ASK_EVERY_MS = 2000;

/** Puts money on the balance: a code is shown until the balance has risen above what it was then. */
export function useTopUp(balance: Fen | undefined): PaymentScreenProps['topUp'] {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ offer: TopUpOffer; from: Fen }>();
  const offers = useQuery(topUpsQuery(isOpen));
  const asking = useMutation(topUpMutation());
  const isWaiting = chosen !== undefined && (balance ?? 0) <= chosen.from;
  useQuery({ ...userQuery(isWaiting && asking.isSuccess), refetchInterval: ASK_EVERY_MS });
  return {
    offers: toLoadable(offers),
    ...(isWaiting ? { chosen: { offer: chosen.offer, code: codeOf(asking) } } : {}),
    onOpen: () => setOpen(true),
    onChoose: (offer) => {
      setChosen({ offer, from: balance ?? 0 });
      asking.mutate(offer);
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
