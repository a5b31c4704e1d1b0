import type { Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReviewKind } from './review-kind.ts';

const calls = () => import('./product.calls.ts');
const MINUTE_MS = 60_000;

export const familyQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['family', language, id],
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchFamily(id, signal),
  });

export const reviewCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviewCounts', id],
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchReviewCounts(id, signal),
  });

export const reviewsQuery = (id: string, kind: ReviewKind, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['reviews', language, id, kind, pages],
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).fetchReviews(id, kind, pages, signal),
  });

export const phoneBuyingQuery = (id: string) =>
  queryOptions({
    queryKey: ['phoneBuying', id],
    staleTime: 10 * MINUTE_MS,
    queryFn: async ({ signal }) => (await calls()).fetchPhoneBuying(id, signal),
  });
