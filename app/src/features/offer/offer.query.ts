import type { PresaleKind } from '@shop/design-system';
import type { Language } from '@shop/design-system/messages';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';

const calls = () => fetchChunk(() => import('./offer.calls.ts'));
const MINUTE = 60_000;
/** What was there stays while more of the same is on its way; the last part of a key says how much. */
const moreOf = (key: QueryKey) => ({
  queryKey: key,
  placeholderData: <T>(before: T | undefined, query?: { queryKey: QueryKey }) =>
    query?.queryKey.slice(0, -1).join() === key.slice(0, -1).join() ? before : undefined,
});

export const bannersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['banners', language],
    staleTime: 10 * MINUTE,
    queryFn: async ({ signal }) => (await calls()).askBanners(signal),
  });

export const slotsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['flashSlots', language],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => (await calls()).askSlots(signal),
  });

export const slotItemsQuery = (slot: string | undefined, language: Language, pages = 1) =>
  queryOptions({
    ...moreOf(['flashItems', language, slot, pages]),
    staleTime: MINUTE,
    enabled: slot !== undefined,
    queryFn: async ({ signal }) => (await calls()).askSlotItems(slot ?? '', pages, signal),
  });

export const flashSaleQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['flashSale', language, id],
    staleTime: MINUTE / 2,
    queryFn: async ({ signal }) => (await calls()).askFlashSale(id, signal),
  });

export const presalesQuery = (kind: PresaleKind, language: Language, pages = 1) =>
  queryOptions({
    ...moreOf(['presales', language, kind, pages]),
    staleTime: MINUTE,
    queryFn: async ({ signal }) => (await calls()).askPresales(kind, pages, signal),
  });

export const blocksQuery = (language: Language, pages: number) =>
  queryOptions({
    queryKey: ['categoryBlocks', language, pages],
    staleTime: 10 * MINUTE,
    enabled: pages > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).askBlocks(pages, signal),
  });

export const goodProductsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['goodProducts', language],
    staleTime: 10 * MINUTE,
    queryFn: async ({ signal }) => (await calls()).askGoodProducts(signal),
  });

export const couponsQuery = (productId: string, language: Language) =>
  queryOptions({
    queryKey: ['coupons', language, productId],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => (await calls()).askCoupons(productId, signal),
  });
