import type { Language } from '@shop/contracts';
import type { PickKind } from '@shop/design-system';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGED_LIST } from './products.query.ts';
import type { ListQuery } from './list-query.ts';

// Queries of filters and recommendations; each fetches its own call, so that no list loads the contracts of another.

export const picksQuery = (kind: PickKind, language: Language, page: number) =>
  queryOptions({
    ...PAGED_LIST,
    queryKey: ['picks', language, kind, page],
    queryFn: async ({ signal }) => (await import('./finding.calls.ts')).fetchPicks(kind, page, signal),
  });

export const facetsQuery = ({ sort: _, ...filter }: ListQuery, language: Language) =>
  queryOptions({
    queryKey: ['facets', language, filter],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await import('./facets.calls.ts')).fetchFacets(filter, signal),
  });

export const productsByIdQuery = (ids: readonly string[], language: Language) =>
  queryOptions({
    queryKey: ['productsById', language, ids],
    staleTime: 60_000,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await import('./catalogue.calls.ts')).fetchProductsById(ids, signal),
  });
