import type { Fen } from '../wire/money.ts';

/** The struck-through price, only where it is higher: servers without one send the price itself, 0 or nothing. */
export const marketPriceOf = (wire: { price: Fen; ot_price?: Fen | null }): Fen | undefined =>
  wire.ot_price && wire.ot_price > wire.price ? wire.ot_price : undefined;

/** The member price, only where it is lower: servers send 0 when member prices are off. */
export const memberPriceOf = (wire: { price: Fen; vip_price?: Fen | null }): Fen | undefined =>
  wire.vip_price && wire.vip_price < wire.price ? wire.vip_price : undefined;
