import type { Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

// Queries of the search box, which every page has.
const calls = () => import('./finding.calls.ts');
const TEN_MINUTES_MS = 600_000;

export const suggestionsQuery = (typed: string, language: Language) =>
  queryOptions({
    queryKey: ['suggestions', language, typed],
    staleTime: TEN_MINUTES_MS,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => (await calls()).fetchSuggestions(typed, signal),
  });

export const hotSearchesQuery = (language: Language, isWanted: boolean) =>
  queryOptions({
    queryKey: ['hotSearches', language],
    staleTime: TEN_MINUTES_MS,
    enabled: isWanted,
    queryFn: async ({ signal }) => (await calls()).fetchHotSearches(signal),
  });
