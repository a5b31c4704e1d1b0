import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { text } from '../wire/text.ts';

/** Most lines in one call. */
export const MAX_BATCH_LINES = 100;

const REASONS = ['stock', 'limit', 'offSale', 'full'] as const;
/** Why fewer pieces went into the cart than were wanted: too few in stock, the shopper's limit, not for sale, the cart holds no more lines. */
export type BatchReason = (typeof REASONS)[number];
/** What became of one line: pieces that went into the cart, and the reason where they are fewer than wanted. */
export type BatchResult = { productId: string; uniqueId: string; added: number; reason?: BatchReason };

type BatchLine = { productId: string; uniqueId: string; quantity: number };

// It is sent, so it is a wire codec and no entity: those lose their way back in what shoppers load (tools/lean-contracts.ts).
const line = z.codec(z.object({ product_id: id, unique: z.string(), cart_num: count }), z.custom<BatchLine>(), {
  decode: (wire) => ({ productId: wire.product_id, uniqueId: wire.unique, quantity: wire.cart_num }),
  encode: (value) => ({ product_id: value.productId, unique: value.uniqueId, cart_num: value.quantity }),
});

const result = entity(z.object({ product_id: id, unique: z.string(), added: count, reason: text }), {
  decode: ({ product_id: productId, unique: uniqueId, added, ...wire }): BatchResult => {
    const reason = REASONS.find((known) => known === wire.reason);
    return { productId, uniqueId, added, ...(reason ? { reason } : {}) };
  },
  encode: (value) => ({
    product_id: value.productId,
    unique: value.uniqueId,
    added: value.added,
    reason: value.reason ?? '',
  }),
});

/**
 * Puts many lines into the cart at once. As many pieces of each as there are go in, and no line refuses the others. `key` names this
 * batch for 24 hours: sent again with the same key it adds nothing and answers as it did, so a lost answer is simply asked again.
 */
export const cartAddBatch = defineCall({
  name: 'cartAddBatch',
  method: 'POST',
  path: '/cart/add_batch',
  auth: 'required',
  summary: 'Puts at most 100 lines into the cart; once for each key.',
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
