import type { Language } from '@shop/design-system/words';
import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import type { DraftWish, PriceWish } from './wishes.ts';

const calls = () => fetchChunk(() => import('./order.calls.ts'));

export const addressesQuery = () => queryOptions({ queryKey: ['addresses'], queryFn: async ({ signal }) => (await calls()).askAddresses(signal) });

/** The laid-out order: asked anew each time the page opens, since its key lives 600 s. Of no lines the shop says what it thinks. */
export const draftQuery = (wish: DraftWish, language: Language) =>
  queryOptions({ queryKey: ['draft', wish, language], gcTime: 0, staleTime: Infinity, queryFn: async ({ signal }) => (await calls()).layOut(wish, signal) });

export const computedQuery = (wish: Partial<PriceWish>) =>
  queryOptions({
    queryKey: ['computed', wish],
    gcTime: 0,
    enabled: Boolean(wish.orderKey && wish.addressId),
    queryFn: async ({ signal }) => (await calls()).compute(wish as PriceWish, signal),
  });

export const orderQuery = (number: string, language: Language) => queryOptions({ queryKey: ['order', number, language], queryFn: async ({ signal }) => (await calls()).askOrder(number, signal) });
