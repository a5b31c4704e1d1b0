import type { Language } from '@shop/design-system/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { HOT_COUNT } from './list-size.ts';
import type { ListWish } from './list-wish.ts';

// Names come in the reader's language, so it is part of every key.
const calls = () => fetchChunk(() => import('./catalogue.calls.ts'));
const TEN_MINUTES = 600_000;

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['categories', language],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }) => (await calls()).askCategories(signal),
  });

/** Pages of long lists are kept for the way back, which leads to the same row. The page stands last in the key (`useLongList`). */
export const PAGES = { staleTime: 60_000, gcTime: 3 * TEN_MINUTES, placeholderData: keepPreviousData };

export const productsQuery = (wish: ListWish, language: Language, page: number) =>
  queryOptions({
    ...PAGES,
    queryKey: ['products', language, wish, page],
    queryFn: async ({ signal }) => (await calls()).askProducts(wish, page, signal),
  });

export const hotPartsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['hotParts', language],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }) =>
      (await (await calls()).askProducts({ sort: 'sales' }, 1, signal, HOT_COUNT)).products,
  });

export const productQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['product', id, language],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await calls()).askProduct(id, signal),
  });
