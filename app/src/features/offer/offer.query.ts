import type { Language } from '@shop/contracts';
import type { PresaleKind } from '@shop/design-system';
import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';

const calls = () => import('./offer.calls.ts');
const MINUTE_MS = 60_000;
/** Preserves the loaded items while the next page loads; the last item of the key is the number of pages. */
const moreOf = (key: QueryKey) => ({
  queryKey: key,
  placeholderData: <T>(before: T | undefined, query?: { queryKey: QueryKey }) =>
    query?.queryKey.slice(0, -1).join() === key.slice(0, -1).join() ? before : undefined,
});

export const bannersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['banners', language],
    staleTime: 10 * MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchBanners(signal),
  });

export const slotsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['flashSlots', language],
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchSlots(signal),
  });

export const slotItemsQuery = (slot: string | undefined, language: Language, pages = 1) =>
  queryOptions({
    ...moreOf(['flashItems', language, slot, pages]),
    staleTime: MINUTE_MS,
    enabled: slot !== undefined,
    queryFn: async ({ signal }) => (await calls()).fetchSlotItems(slot ?? '', pages, signal),
  });

export const flashSaleQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['flashSale', language, id],
    staleTime: MINUTE_MS / 2,
    queryFn: async ({ signal }) => (await calls()).fetchFlashSale(id, signal),
  });

export const presalesQuery = (kind: PresaleKind, language: Language, pages = 1) =>
  queryOptions({
    ...moreOf(['presales', language, kind, pages]),
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchPresales(kind, pages, signal),
  });

export const blocksQuery = (language: Language, pages: number) =>
  queryOptions({
    queryKey: ['categoryBlocks', language, pages],
    staleTime: 10 * MINUTE_MS,
    enabled: pages > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).fetchBlocks(pages, signal),
  });

export const goodProductsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['goodProducts', language],
    staleTime: 10 * MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchGoodProducts(signal),
  });
