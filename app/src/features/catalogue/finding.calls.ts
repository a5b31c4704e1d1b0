import { hotSearches, recommendedProducts, searchSuggestions } from '@shop/contracts';
import type { PickKind } from '@shop/design-system';
import { send } from '../../data/call.ts';
import { PICKS } from '../../paths.ts';
import { PAGE_SIZE } from './list-size.ts';

export const fetchPicks = (kind: PickKind, page: number, signal: AbortSignal) =>
  send(recommendedProducts, { params: { type: PICKS[kind] }, query: { page, limit: PAGE_SIZE }, signal });

/** Suggestions below the search box: as many as fit without scrolling. */
const MAX_SUGGESTIONS = 8;
export const fetchSuggestions = (keyword: string, signal: AbortSignal) =>
  send(searchSuggestions, { query: { keyword, limit: MAX_SUGGESTIONS }, signal });
export const fetchHotSearches = (signal: AbortSignal) => send(hotSearches, { signal });
