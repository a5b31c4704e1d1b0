import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { id } from '../wire/id.ts';
import { purchase } from './purchase.entity.ts';
import { REASONS } from './repair-reason.rules.ts';

const line = z.object({ cart_num: count, reason: z.enum(REASONS), mark: z._default(z.string(), '') });

/** What a shopper sends of a request: without names and prices, which only the server knows. */
export const repairDraftColumns = {
  region_code: z.string(),
  set_no: z.string(),
  purchase,
  code: z._default(z.string(), ''),
  voucher: z._default(z.string(), ''),
  contact: z._default(z.string(), ''),
  list: z.array(
    z.discriminatedUnion('type', [
      z.extend(line, {
        type: z.literal('listed'),
        inventory_id: id,
        bag: z.optional(count),
        step: z.optional(count),
        /** The similar colour to send for a part that is out of stock; without it the shopper waits for the part. */
        substitute_unique: z.optional(z.string()),
      }),
      z.extend(line, { type: z.literal('described'), describe: z.string(), photo: z._default(z.string(), '') }),
    ]),
  ),
};
