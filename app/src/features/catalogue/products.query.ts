import type { Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';
import { HOT_COUNT } from './list-size.ts';

// The server sends names in the user's language, so the language is part of every key.
const calls = () => import('./catalogue.calls.ts');
const TEN_MINUTES_MS = 600_000;

/**
 * Options of paged lists: pages stay cached for back navigation, which returns to the same row. The page number must be
 * the last item of the key (`useLongList`).
 */
export const PAGED_LIST = { staleTime: 60_000, gcTime: 3 * TEN_MINUTES_MS, placeholderData: keepPreviousData };

export const productsQuery = (list: ListQuery, language: Language, page: number) =>
  queryOptions({
    ...PAGED_LIST,
    queryKey: ['products', language, list, page],
    queryFn: async ({ signal }) => (await calls()).fetchProducts(list, page, signal),
  });

export const hotPartsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['hotParts', language],
    staleTime: TEN_MINUTES_MS,
    queryFn: async ({ signal }) =>
      (await (await calls()).fetchProducts({ sort: 'sales' }, 1, signal, HOT_COUNT)).products,
  });
