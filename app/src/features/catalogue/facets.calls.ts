import { productFacets } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { filterOf } from './catalogue.calls.ts';
import type { ListQuery } from './list-query.ts';

/** Counts beside the filters; they do not depend on the sort order. */
export const fetchFacets = (list: Omit<ListQuery, 'sort'>, signal: AbortSignal) =>
  send(productFacets, { query: filterOf(list), signal });
