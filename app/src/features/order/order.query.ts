import type { OrderTab } from '@shop/design-system';
import type { Language } from '@shop/design-system/messages';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import type { DraftWish, PriceWish } from './wishes.ts';

const confirmCalls = () => fetchChunk(() => import('./confirm.calls.ts'));
const calls = () => fetchChunk(() => import('./order.calls.ts'));

/** The laid-out order: asked anew each time the page opens, since its key lives 600 s. Of no lines the shop says what it thinks. */
export const draftQuery = (wish: DraftWish, language: Language) =>
  queryOptions({
    queryKey: ['draft', wish, language],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await confirmCalls()).layOut(wish, signal),
  });

/** What it costs with these choices; the sums of before stay until those of now are here. */
export const computedQuery = (wish: Partial<PriceWish>) =>
  queryOptions({
    queryKey: ['computed', wish],
    gcTime: 0,
    placeholderData: keepPreviousData,
    enabled: Boolean(wish.orderKey && wish.addressId && wish.couponId),
    queryFn: async ({ signal }) => (await confirmCalls()).compute(wish as PriceWish, signal),
  });

export const couponChoicesQuery = (wish: DraftWish, isWanted: boolean, language: Language) =>
  queryOptions({
    queryKey: ['couponChoices', wish, language],
    gcTime: 0,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await confirmCalls()).askCouponChoices(wish, signal),
  });

/** The order that a key was turned into, where the answer to that was lost. */
export const placedQuery = (orderKey: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['placed', orderKey],
    gcTime: 0,
    enabled: isWanted && orderKey !== '',
    queryFn: async ({ signal }) => (await confirmCalls()).askPlaced(orderKey, signal),
  });

export const orderQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['order', number, language],
    queryFn: async ({ signal }) => (await calls()).askOrder(number, signal),
  });

/** The first pages of a tab; what was there stays while more of it is on its way. */
export const ordersQuery = (wish: { tab: OrderTab; search: string }, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['orders', language, wish.tab, wish.search, pages],
    placeholderData: <T>(before: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[2] === wish.tab && query.queryKey[3] === wish.search ? before : undefined,
    queryFn: async ({ signal }) => (await calls()).askOrders(wish, pages, signal),
  });

export const orderCountsQuery = (isWanted = true) =>
  queryOptions({
    queryKey: ['orderCounts'],
    enabled: isWanted,
    queryFn: async ({ signal }) => (await calls()).askCounts(signal),
  });

export const trackingQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['tracking', number, language],
    enabled: number !== '',
    queryFn: async ({ signal }) => (await calls()).askTracking(number, signal),
  });

export const wonCouponsQuery = (number: string, isWanted: boolean, language: Language) =>
  queryOptions({
    queryKey: ['wonCoupons', number, language],
    enabled: isWanted,
    queryFn: async ({ signal }) => (await calls()).askWonCoupons(number, signal),
  });
