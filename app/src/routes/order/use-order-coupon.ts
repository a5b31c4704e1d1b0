import { loading } from '@shop/design-system';
import { bestCoupon, type CouponChoices } from '@shop/design-system/screens/checkout/CouponChoice/coupon-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { couponChoicesQuery } from '../../features/order/order.query.ts';
import type { DraftRequest } from '../../features/order/requests.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useCouponClaims } from './use-coupon-claims.ts';

export type OrderCouponOptions = {
  request: DraftRequest;
  /** False for orders of a promotion, and until it is known. */
  acceptsCoupons: boolean;
  /** What the shopper chose; '' for no coupon. */
  choice: string | undefined;
  onChoose: (couponId: string) => void;
};

/** The coupons of an order: which apply, which is used, which can be received. */
export function useOrderCoupon({ request, acceptsCoupons, choice, onChoose }: OrderCouponOptions) {
  const coupons = useQuery(couponChoicesQuery(request, acceptsCoupons, useLanguage()));
  const claims = useCouponClaims({
    acceptsCoupons,
    choices: coupons.data,
    reread: async () => (await coupons.refetch({ cancelRefetch: false })).data,
    onClaimed: onChoose,
  });
  return {
    ...claims,
    coupons: acceptsCoupons ? toLoadable(coupons) : loading,
    couponId: acceptsCoupons ? couponOf(coupons.data, choice) : '',
    isKnown: !acceptsCoupons || !coupons.isPending,
    refetch: coupons.refetch,
  };
}

/** The coupon of the order: the shopper's choice, by default the best that applies; '' for none. */
function couponOf(choices: CouponChoices | undefined, choice: string | undefined): string {
  if (choice !== undefined && (choice === '' || choices?.fitting.some(({ id }) => id === choice))) return choice;
  return choices ? (bestCoupon(choices.fitting)?.id ?? '') : '';
}
