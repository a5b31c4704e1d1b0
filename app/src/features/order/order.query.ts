import type { Language } from '@shop/contracts';
import type { OrderTab } from '@shop/design-system';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { DraftRequest, PriceRequest } from './requests.ts';

const confirmCalls = () => import('./confirm.calls.ts');
const calls = () => import('./order.calls.ts');

/**
 * The order draft: created again each time the page opens, since its key is valid for 600 s. Without lines the shop
 * refuses it with a message.
 */
export const draftQuery = (request: DraftRequest, language: Language) =>
  queryOptions({
    queryKey: ['draft', request, language],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await confirmCalls()).createDraft(request, signal),
  });

/** The price with these choices; the previous price stays shown until the new one arrives. */
export const priceQuery = (request: Partial<PriceRequest>) =>
  queryOptions({
    queryKey: ['price', request],
    gcTime: 0,
    placeholderData: keepPreviousData,
    enabled: Boolean(request.orderKey && request.addressId && request.couponId),
    queryFn: async ({ signal }) => (await confirmCalls()).computePrice(request as PriceRequest, signal),
  });

export const couponChoicesQuery = (request: DraftRequest, isEnabled: boolean, language: Language) =>
  queryOptions({
    queryKey: ['couponChoices', request, language],
    gcTime: 0,
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await confirmCalls()).fetchCouponChoices(request, signal),
  });

/** The number of the order that was placed with a key, for when the response was lost. */
export const placedOrderQuery = (orderKey: string, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['placed', orderKey],
    gcTime: 0,
    enabled: isEnabled && orderKey !== '',
    queryFn: async ({ signal }) => (await confirmCalls()).fetchPlacedOrderNumber(orderKey, signal),
  });

export const orderQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['order', number, language],
    queryFn: async ({ signal }) => (await calls()).fetchOrder(number, signal),
  });

/** The first pages of a tab; the previous pages stay visible while the next one loads. */
export const ordersQuery = (filter: { tab: OrderTab; search: string }, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['orders', language, filter.tab, filter.search, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[2] === filter.tab && query.queryKey[3] === filter.search ? previous : undefined,
    queryFn: async ({ signal }) => (await calls()).fetchOrders(filter, pages, signal),
  });

export const orderCountsQuery = (isEnabled = true) =>
  queryOptions({
    queryKey: ['orderCounts'],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await calls()).fetchOrderCounts(signal),
  });

export const trackingQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['tracking', number, language],
    enabled: number !== '',
    queryFn: async ({ signal }) => (await calls()).fetchTracking(number, signal),
  });

export const earnedCouponsQuery = (number: string, isEnabled: boolean, language: Language) =>
  queryOptions({
    queryKey: ['earnedCoupons', number, language],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await calls()).fetchEarnedCoupons(number, signal),
  });
