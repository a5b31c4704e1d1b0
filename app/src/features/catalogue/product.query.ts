import type { Language } from '@shop/design-system/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import type { ReviewKind } from './review-kind.ts';

const calls = () => fetchChunk(() => import('./product.calls.ts'));
const MINUTE = 60_000;

export const familyQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['family', language, id],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => (await calls()).askFamily(id, signal),
  });

export const reviewCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviewCounts', id],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => (await calls()).askReviewCounts(id, signal),
  });

export const reviewsQuery = (id: string, kind: ReviewKind, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['reviews', language, id, kind, pages],
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).askReviews(id, kind, pages, signal),
  });

export const phoneBuyingQuery = (id: string) =>
  queryOptions({
    queryKey: ['phoneBuying', id],
    staleTime: 10 * MINUTE,
    queryFn: async ({ signal }) => (await calls()).askPhoneBuying(id, signal),
  });
