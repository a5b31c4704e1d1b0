import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { LASTING } from '../../data/lasting.ts';

// The server sends names in the user's language, so the language is part of every key.
const TEN_MINUTES_MS = 600_000;

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['categories', language],
    staleTime: TEN_MINUTES_MS,
    meta: LASTING,
    queryFn: async ({ signal }) => (await import('./categories.calls.ts')).fetchCategories(signal),
  });

export const productQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['product', id, language],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await import('./product.calls.ts')).fetchProduct(id, signal),
  });
