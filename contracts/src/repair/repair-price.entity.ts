import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { money, type Fen } from '../wire/money.ts';

/** The price of a request: `parts` − `off` + `postage` = `total`. */
export type RepairPrice = {
  parts: Fen;
  /** The value of the particles that are free. */
  off: Fen;
  postage: Fen;
  total: Fen;
};

export const repairPrice = entity(
  z.object({ parts_price: money, off_price: money, pay_postage: money, pay_price: money }),
  {
    decode: (wire): RepairPrice => ({
      parts: wire.parts_price,
      off: wire.off_price,
      postage: wire.pay_postage,
      total: wire.pay_price,
    }),
    encode: (price) => ({
      parts_price: price.parts,
      off_price: price.off,
      pay_postage: price.postage,
      pay_price: price.total,
    }),
  },
);
