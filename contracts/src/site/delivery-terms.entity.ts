import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { orEmptyList } from '../wire/list-or-map.ts';
import { money, type Fen } from '../wire/money.ts';

/** What a shop promises about delivery before an address is known. The price of an order is computed by its server. */
export type DeliveryTerms = {
  fee: Fen;
  /** The value of goods from which delivery is free outside remote areas. */
  freeFrom: Fen;
  /** The same for remote areas. */
  freeFromRemote: Fen;
};

const amount = z._default(money, 0);

/**
 * An own extension of the company information, which servers of the family lack. Terms that are incomplete, or name an
 * amount of 0, promise nothing: an amount that was not set is no free delivery.
 */
export const deliveryTerms = orEmptyList(
  entity(z.object({ fee: amount, free_from: amount, free_from_remote: amount }), {
    decode: ({ fee, free_from: freeFrom, free_from_remote: freeFromRemote }): DeliveryTerms | undefined =>
      Math.min(fee, freeFrom, freeFromRemote) > 0 ? { fee, freeFrom, freeFromRemote } : undefined,
    encode: (terms) => ({
      fee: terms?.fee ?? 0,
      free_from: terms?.freeFrom ?? 0,
      free_from_remote: terms?.freeFromRemote ?? 0,
    }),
  }),
);
