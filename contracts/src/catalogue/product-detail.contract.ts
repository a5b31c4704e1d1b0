import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { product } from './product.entity.ts';

/**
 * Everything the product page shows. Refused (400, or 400533 by the second generation) when the product was deleted.
 */
export const productDetail = defineCall({
  name: 'productDetail',
  method: 'GET',
  path: '/product/detail/:id',
  auth: 'optional',
  summary: 'One product with all its offers (colours), for the product page.',
  params: z.object({ id: z.string() }),
  answer: product,
  states: ['the shop is open', 'the product does not exist'],
});
