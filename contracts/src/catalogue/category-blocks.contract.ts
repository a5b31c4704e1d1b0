import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { productSummary, type ProductSummary } from './product-summary.entity.ts';

/** A top category with its first products, at most 8. */
export type CategoryBlock = { id: string; name: string; picture: Picture; products: readonly ProductSummary[] };
/** A page of blocks. Blocks without products are counted in `total` only: a page may be shorter than requested. */
export type CategoryBlockPage = { blocks: readonly CategoryBlock[]; total: number };

const block = entity(z.object({ id, cate_name: z.string(), pic: picture, productList: listOf(productSummary) }), {
  decode: (wire): CategoryBlock => ({
    id: wire.id,
    name: wire.cate_name,
    picture: wire.pic,
    products: wire.productList,
  }),
  encode: (value) => ({ id: value.id, cate_name: value.name, pic: value.picture, productList: [...value.products] }),
});

/** Top categories with some of their products, for the home page. */
export const categoryBlocks = defineCall({
  name: 'categoryBlocks',
  method: 'GET',
  path: '/pc/get_category_product',
  auth: 'optional',
  summary: 'Top categories with up to 8 products each, a page at a time, for the home page.',
  query: z.object({ page: count, limit: count }),
  answer: entity(z.object({ list: listOf(block), count }), {
    decode: (wire): CategoryBlockPage => ({ blocks: wire.list, total: wire.count }),
    encode: (value) => ({ list: [...value.blocks], count: value.total }),
  }),
  states: ['the shop is open'],
});
