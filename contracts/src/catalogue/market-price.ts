import type { Fen } from '../wire/money.ts';

/** A price to strike through, only where it is higher: servers send the price itself, 0 or nothing when there is none. */
export const marketPriceOf = ({
  price,
  ot_price: former,
}: {
  price: Fen;
  ot_price?: Fen | null | undefined;
}): { marketPrice?: Fen } => (former && former > price ? { marketPrice: former } : {});

/** A member's price, only where it is lower: servers send 0 when member prices are off. */
export const memberPriceOf = ({
  price,
  vip_price: own,
}: {
  price: Fen;
  vip_price?: Fen | null | undefined;
}): { memberPrice?: Fen } => (own && own < price ? { memberPrice: own } : {});
