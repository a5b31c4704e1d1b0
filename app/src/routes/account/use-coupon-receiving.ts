import { useFailureText } from '@shop/design-system';
import type { Receiving } from '@shop/design-system/commerce/coupon-receiving.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { receiveCouponMutation } from '../../features/coupon/coupon.mutation.ts';

/** Receives coupons, each on its own, and reports what became of each by its id. */
export function useCouponReceiving() {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [receiving, setReceiving] = useState<Readonly<Record<string, Receiving>>>({});
  const { mutateAsync } = useMutation(receiveCouponMutation(client));
  const receive = async (id: string) => {
    const report = (outcome: Receiving) => setReceiving((others) => ({ ...others, [id]: outcome }));
    report({ status: 'busy' });
    try {
      await mutateAsync(id);
      report({ status: 'received' });
    } catch (problem) {
      const message = failureText(toFailure(problem));
      report(isUnanswered(problem) ? { status: 'unknown' } : { status: 'refused', message });
    }
  };
  return { receiving, onReceive: (id: string) => void receive(id) };
}
