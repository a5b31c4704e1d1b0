import { hotSearches, productFacets, recommendedProducts, searchSuggestions } from '@shop/contracts';
import type { PickKind } from '@shop/design-system';
import { send } from '../../data/call.ts';
import { PICKS } from '../../paths.ts';
import { filterOf } from './catalogue.calls.ts';
import { PAGE_SIZE } from './list-size.ts';
import type { ListWish } from './list-wish.ts';

/** Counts beside the filters; how a list is sorted does not change them. */
export const askFacets = (wish: Omit<ListWish, 'sort'>, signal: AbortSignal) =>
  send(productFacets, { query: filterOf(wish), signal });

export const askPicks = (kind: PickKind, page: number, signal: AbortSignal) =>
  send(recommendedProducts, { params: { type: PICKS[kind] }, query: { page, limit: PAGE_SIZE }, signal });

/** Suggestions in the box: as many as fit without scrolling. */
const SUGGESTED = 8;
export const askSuggestions = (keyword: string, signal: AbortSignal) =>
  send(searchSuggestions, { query: { keyword, limit: SUGGESTED }, signal });
export const askHotSearches = (signal: AbortSignal) => send(hotSearches, { signal });
