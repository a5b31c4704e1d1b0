import type { Language } from '@shop/design-system/words';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { HOT_COUNT, type ListWish } from './list-wish.ts';

// Names come in the reader's language, so it is part of every key.
const calls = () => fetchChunk(() => import('./catalogue.calls.ts'));
const TEN_MINUTES = 600_000;

export const categoriesQuery = (language: Language) =>
  queryOptions({ queryKey: ['categories', language], staleTime: TEN_MINUTES, queryFn: async ({ signal }) => (await calls()).askCategories(signal) });

export const productsQuery = (wish: ListWish, language: Language) =>
  queryOptions({ queryKey: ['products', wish, language], staleTime: 60_000, placeholderData: keepPreviousData, queryFn: async ({ signal }) => (await calls()).askProducts(wish, signal) });

export const hotPartsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['hotParts', language],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }) => (await (await calls()).askProducts({ sort: 'sales', page: 1, limit: HOT_COUNT }, signal)).products,
  });

export const productQuery = (id: string, language: Language) =>
  queryOptions({ queryKey: ['product', id, language], staleTime: 60_000, queryFn: async ({ signal }) => (await calls()).askProduct(id, signal) });
