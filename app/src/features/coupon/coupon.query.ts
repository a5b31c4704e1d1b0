import type { Language } from '@shop/contracts';
import type { CouponTab } from '@shop/design-system';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

const calls = () => import('./coupon.calls.ts');
const walletCalls = () => import('./wallet.calls.ts');
const MINUTE_MS = 60_000;

/** The coupons that can be received for a product. */
export const couponsQuery = (productId: string, language: Language) =>
  queryOptions({
    queryKey: ['coupons', language, productId],
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchCouponOffers(productId, signal),
  });

/** All coupons that can be received. */
export const couponOffersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['coupons', language],
    queryFn: async ({ signal }) => (await calls()).fetchCouponOffers(undefined, signal),
  });

/** The first pages of a tab of the wallet; the previous pages stay visible while the next one loads. */
export const heldCouponsQuery = (tab: CouponTab, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['heldCoupons', language, tab, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[1] === language && query.queryKey[2] === tab ? previous : undefined,
    queryFn: async ({ signal }) => (await walletCalls()).fetchHeldCoupons(tab, pages, signal),
  });

/** The names of the parts that coupons are for. */
export const couponPartsQuery = (ids: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['couponParts', language, ids.join(',')],
    enabled: ids.length > 0,
    staleTime: 10 * MINUTE_MS,
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[1] === language ? previous : undefined,
    queryFn: async ({ signal }) => (await walletCalls()).fetchPartNames(ids, signal),
  });
