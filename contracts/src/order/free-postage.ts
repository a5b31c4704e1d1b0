import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';

/** Servers of the family write a million yuan where the shop has set no threshold. */
const NO_THRESHOLD: Fen = 100_000_000;

/** The value of goods from which postage is free; on the wire also 0 and a million yuan for none. */
export const freePostage = maybe(money);

export const toFreePostage = (wire: Fen | undefined): Fen | undefined =>
  wire === undefined || wire <= 0 || wire >= NO_THRESHOLD ? undefined : wire;
