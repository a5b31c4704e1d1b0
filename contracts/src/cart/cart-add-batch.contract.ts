import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';

/** Maximum number of lines in one call. */
export const MAX_BATCH_LINES = 100;

const REASONS = ['stock', 'limit', 'offSale', 'full'] as const;
/** Why fewer pieces were added than requested: stock, the limit per shopper, off sale, or the cart is full. */
export type BatchReason = (typeof REASONS)[number];
/** The result of one line: the pieces added, and the reason where they are fewer than requested. */
export type BatchResult = { productId: string; uniqueId: string; added: number; reason?: BatchReason };

type BatchLine = { productId: string; uniqueId: string; quantity: number };

const line = z.codec(z.object({ product_id: id, unique: z.string(), cart_num: count }), z.custom<BatchLine>(), {
  decode: (wire) => ({ productId: wire.product_id, uniqueId: wire.unique, quantity: wire.cart_num }),
  encode: (value) => ({ product_id: value.productId, unique: value.uniqueId, cart_num: value.quantity }),
});

const result = entity(z.object({ product_id: id, unique: z.string(), added: count, reason: text }), {
  decode: ({ product_id: productId, unique: uniqueId, added, ...wire }): BatchResult => {
    return { productId, uniqueId, added, reason: REASONS.find((known) => known === wire.reason) };
  },
  encode: (value) => ({
    product_id: value.productId,
    unique: value.uniqueId,
    added: value.added,
    reason: value.reason ?? '',
  }),
});

/**
 * Adds many lines to the cart at once, each with as many of its pieces as are available; no line affects the others.
 * `key` identifies the batch for 24 hours: the same key again adds nothing and returns the same answer, so that a
 * client may repeat the request after a lost answer.
 */
export const cartAddBatch = defineCall({
  name: 'cartAddBatch',
  method: 'POST',
  path: '/cart/add_batch',
  auth: 'required',
  summary: 'Adds at most 100 lines to the cart, once for each key.',
  body: z.object({
    key: z.string().check(z.minLength(8), z.maxLength(64)),
    lines: z.array(line).check(z.minLength(1), z.maxLength(MAX_BATCH_LINES)),
  }),
  answer: entity(z.object({ list: listOf(result) }), {
    decode: (wire): readonly BatchResult[] => wire.list,
    encode: (results) => ({ list: [...results] }),
  }),
  states: ['a shopper is signed in and a part is in stock', 'a shopper is signed in and a part is sold out'],
});
