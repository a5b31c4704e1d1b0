import type { Fen } from '../wire/money.ts';

/** A price to strike through, only where it is higher: servers send the price itself, 0 or nothing when there is none. */
export const marketPriceOf = ({ price, ot_price: former }: { price: Fen; ot_price?: Fen | null }): { marketPrice?: Fen } => (former && former > price ? { marketPrice: former } : {});
