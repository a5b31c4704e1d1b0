import type { Language } from '@shop/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** Of every list of favourites that is loaded. */
export const FAVOURITES_KEY = ['favourites'] as const;

/** The first pages of the list; the previous ones stay visible while the next one loads. */
export const favouritesQuery = (pages: number, language: Language) =>
  queryOptions({
    queryKey: [...FAVOURITES_KEY, language, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[1] === language ? previous : undefined,
    queryFn: async ({ signal }) => (await import('./favourites.calls.ts')).fetchFavourites(pages, signal),
  });
