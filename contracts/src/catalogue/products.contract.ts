import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe } from '../wire/maybe.ts';
import { entity } from '../wire/entity.ts';
import { text } from '../wire/text.ts';
import { keywordPiece, type KeywordPiece } from './keyword-reading.entity.ts';
import { partFilter } from './part-filter.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/** One page of products. `total` may be too high: a page shorter than requested is the last one (reference). */
export type ProductPage = {
  products: readonly ProductSummary[];
  total: number;
  /** A correction of the keyword where little or nothing matches it. Standard servers send none. */
  didYouMean?: string;
  /**
   * How the keyword was read, in its order, without what the filter chooses itself. Standard servers do not say.
   */
  reading?: readonly KeywordPiece[];
};

const order = z.optional(z.enum(['', 'asc', 'desc']));

/**
 * A page of the products of a category or a search. Page and limit are required: without them a server sends all rows.
 */
export const products = defineCall({
  name: 'products',
  method: 'GET',
  path: '/pc/get_products',
  auth: 'optional',
  summary:
    'One page of products by category (cid top, sid sub), keyword and facets, sorted by price, sales or newness.',
  query: z.object({
    page: count,
    limit: count,
    ...partFilter,
    /** Only these products, in this order: ids separated by commas. */
    ids: z.optional(z.string()),
    priceOrder: order,
    salesOrder: order,
    news: z.optional(count),
  }),
  answer: entity(
    z.object({ list: listOf(productSummary), count, did_you_mean: text, keyword_reading: maybe(listOf(keywordPiece)) }),
    {
      decode: (wire): ProductPage => ({
        products: wire.list,
        total: wire.count,
        didYouMean: wire.did_you_mean || undefined,
        reading: wire.keyword_reading,
      }),
      encode: (value) => ({
        list: [...value.products],
        count: value.total,
        did_you_mean: value.didYouMean ?? '',
        keyword_reading: value.reading && [...value.reading],
      }),
    },
  ),
  states: ['the shop is open', 'nothing matches the search'],
});
