import type { Fen } from '@shop/contracts';

/** Express costs 10.00 (spec section 9). */
export const POSTAGE: Fen = 1000;
/** Free from 49.00 nationwide, from 99.00 to remote areas (spec section 9). */
export const FREE_FROM: Fen = 4900;
export const FREE_FROM_REMOTE: Fen = 9900;
/** Members pay 5 % less. */
const MEMBER_PERCENT = 5;

const REMOTE = /^(新疆|西藏|青海|内蒙古|內蒙古|海南|香港|澳门|澳門|台湾|臺灣|台灣)/;

export const isRemote = (province: string): boolean => REMOTE.test(province.trim());
export const freeFrom = (province = ''): Fen => (isRemote(province) ? FREE_FROM_REMOTE : FREE_FROM);

/** What a member saves on one piece, rounded to the fen once a line: so unit price × quantity is the line's total, everywhere. */
export const savedPerPiece = (price: Fen, isMember: boolean): Fen =>
  isMember ? Math.round((price * MEMBER_PERCENT) / 100) : 0;

/** What a member pays for one piece; absent where it is the same. */
export const memberPriceOf = (price: Fen): { memberPrice?: Fen } => {
  const saved = savedPerPiece(price, true);
  return saved > 0 ? { memberPrice: price - saved } : {};
};

export type PricedLine = { quantity: number; unitPrice: Fen; savedPerPiece: Fen };
export type Sums = { full: Fen; discount: Fen; goods: Fen; postage: Fen; couponDiscount: Fen; toPay: Fen };

export const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, amount) => total + amount, 0);

/** Parts of an amount in the proportion of weights, in whole fen that add up exactly: what rounding leaves goes where it cut most. */
export function proportionally(amount: Fen, weights: readonly number[]): readonly Fen[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / total));
  const cutOff = weights.map((weight) => (amount * weight) % total);
  const places = weights.map((_, place) => place).toSorted((a, b) => (cutOff[b] ?? 0) - (cutOff[a] ?? 0));
  for (const place of places.slice(0, amount - sum(shares))) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

/** What lines cost together, delivered to a province: full − discount = goods, goods + postage − coupon discount = to pay. Whether delivery is free is seen before the coupon. */
export function sumOf(lines: readonly PricedLine[], province?: string, couponDiscount: Fen = 0): Sums {
  const goods = sum(lines.map((line) => line.unitPrice * line.quantity));
  const discount = sum(lines.map((line) => line.savedPerPiece * line.quantity));
  const postage = goods >= freeFrom(province) ? 0 : POSTAGE;
  return { full: goods + discount, discount, goods, postage, couponDiscount, toPay: goods + postage - couponDiscount };
}
