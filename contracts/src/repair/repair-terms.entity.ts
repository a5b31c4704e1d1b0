import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { money, type Fen } from '../wire/money.ts';

/** The limits and promises of the repair service, as the server sends them (spec section 9). */
export type RepairTerms = {
  /** A repair is free until this many days after the purchase, the last one included. */
  windowDays: number;
  /** The most particles (pieces, not lines) of a request. */
  maxParticles: number;
  /** A request is processed within this many working days. */
  workingDays: number;
  /** The most characters of a message. */
  maxMessageLength: number;
  /** The price of a particle that is described in words, in a priced request. Absent: such a request is refused. */
  describedPrice?: Fen;
};

export const repairTerms = entity(
  z.object({
    free_days: count,
    max_num: count,
    work_days: count,
    mark_length: count,
    describe_price: z.optional(money),
  }),
  {
    decode: (wire): RepairTerms => ({
      windowDays: wire.free_days,
      maxParticles: wire.max_num,
      workingDays: wire.work_days,
      maxMessageLength: wire.mark_length,
      describedPrice: wire.describe_price,
    }),
    encode: (terms) => ({
      free_days: terms.windowDays,
      max_num: terms.maxParticles,
      work_days: terms.workingDays,
      mark_length: terms.maxMessageLength,
      describe_price: terms.describedPrice,
    }),
  },
);
