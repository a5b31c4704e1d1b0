import type { PickKind } from '@shop/design-system';
import type { Language } from '@shop/design-system/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { PAGES } from './catalogue.query.ts';
import type { ListWish } from './list-wish.ts';

// What finding needs beyond lists of parts; pages that only list do without.
const calls = () => fetchChunk(() => import('./finding.calls.ts'));
const TEN_MINUTES = 600_000;

export const picksQuery = (kind: PickKind, language: Language, page: number) =>
  queryOptions({
    ...PAGES,
    queryKey: ['picks', language, kind, page],
    queryFn: async ({ signal }) => (await calls()).askPicks(kind, page, signal),
  });

export const facetsQuery = ({ sort: _, ...wish }: ListWish, language: Language) =>
  queryOptions({
    queryKey: ['facets', language, wish],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).askFacets(wish, signal),
  });

export const productsByIdQuery = (ids: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['productsById', language, ids],
    staleTime: 60_000,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await fetchChunk(() => import('./catalogue.calls.ts'))).askProductsById(ids, signal),
  });

export const suggestionsQuery = (typed: string, language: Language) =>
  queryOptions({
    queryKey: ['suggestions', language, typed],
    staleTime: TEN_MINUTES,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => (await calls()).askSuggestions(typed, signal),
  });

export const hotSearchesQuery = (language: Language, isWanted: boolean) =>
  queryOptions({
    queryKey: ['hotSearches', language],
    staleTime: TEN_MINUTES,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await calls()).askHotSearches(signal),
  });
