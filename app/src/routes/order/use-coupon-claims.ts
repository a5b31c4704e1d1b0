import { useFailureText } from '@shop/design-system';
import type { Receiving } from '@shop/design-system/commerce/coupon-receiving.ts';
import type { CouponChoices } from '@shop/design-system/screens/checkout/CouponChoice/coupon-choices.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { toFailedPart } from '../../data/to-failed-part.ts';
import { receiveCouponMutation } from '../../features/coupon/coupon.mutation.ts';
import { couponOffersQuery } from '../../features/coupon/coupon.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';

export type CouponClaimsOptions = {
  acceptsCoupons: boolean;
  /** The coupons that apply to the order now. */
  choices: CouponChoices | undefined;
  /** Reads them again from the server, which decides whether the new one applies. */
  reread: () => Promise<CouponChoices | undefined>;
  /** Called with the coupon that was received, when it applies to the order. */
  onClaimed: (couponId: string) => void;
};

/** The coupons that can be received for an order. A coupon that is received is used for it. */
export function useCouponClaims({ acceptsCoupons, choices, reread, onClaimed }: CouponClaimsOptions) {
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { user } = useSession();
  const offers = useQuery({ ...couponOffersQuery(language), enabled: acceptsCoupons });
  const [receiving, setReceiving] = useState<Readonly<Record<string, Receiving>>>({});
  const { mutateAsync } = useMutation(receiveCouponMutation(client));
  const claim = async (id: string): Promise<void> => {
    const report = (outcome: Receiving) => setReceiving((others) => ({ ...others, [id]: outcome }));
    const before = new Set(choices?.fitting.map((coupon) => coupon.id));
    report({ status: 'busy' });
    try {
      await mutateAsync(id);
    } catch (problem) {
      const message = failureText(toFailure(problem));
      return report(isUnanswered(problem) ? { status: 'unknown' } : { status: 'refused', message });
    }
    const added = (await reread())?.fitting.find((coupon) => !before.has(coupon.id));
    if (added) onClaimed(added.id);
    report({ status: 'received' });
  };
  return {
    failedClaims: toFailedPart(offers),
    isClaiming: Object.values(receiving).some(({ status }) => status === 'busy'),
    claiming: offers.data && {
      offers: offers.data,
      receiving,
      isMember: user?.isMember,
      onClaim: (id: string) => void claim(id),
    },
  };
}
