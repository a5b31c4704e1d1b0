import type { QueryClient } from '@tanstack/react-query';

const KEYS = ['coupons', 'heldCoupons', 'couponChoices', 'user'];
/** Refetches everything that shows coupons or their number. */
const invalidateCoupons = (client: QueryClient) =>
  Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));

/** Receives a coupon. Resolves or rejects as soon as its own answer is known. */
export const receiveCouponMutation = (client: QueryClient) => ({
  mutationFn: async (couponId: string) => (await import('./coupon.calls.ts')).receiveCoupon(couponId),
  // Also after a refusal: then the offer is not what this page shows; and without an answer only the lists say more.
  onSettled: () => void invalidateCoupons(client),
});
