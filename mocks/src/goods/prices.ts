import type { Fen } from '@shop/contracts';
import type { DeliveryRules } from '../core/site.state.ts';

/** Express delivery costs 10.00 (spec section 9). */
export const POSTAGE: Fen = 1000;
/** Free from 49.00 nationwide, from 99.00 to remote areas (spec section 9). */
export const FREE_FROM: Fen = 4900;
export const FREE_FROM_REMOTE: Fen = 9900;
/** Members pay 5 % less. */
const MEMBER_PERCENT = 5;

const REMOTE = /^(新疆|西藏|青海|内蒙古|內蒙古|海南|香港|澳门|澳門|台湾|臺灣|台灣)/;

export const isRemote = (province: string): boolean => REMOTE.test(province.trim());
export const freeFrom = (province = ''): Fen => (isRemote(province) ? FREE_FROM_REMOTE : FREE_FROM);

/** A freight template: the price of the first pieces, and of each further number of pieces. */
type Template = { first: Fen; further: Fen };
const FIRST_PIECES = 50;
const FURTHER_PIECES = 100;
const TEMPLATES: Record<'ordinary' | 'remote', Template> = {
  ordinary: { first: 800, further: 200 },
  remote: { first: 1800, further: 600 },
};

function postageByPieces(pieces: number, province = ''): Fen {
  const { first, further } = TEMPLATES[isRemote(province) ? 'remote' : 'ordinary'];
  return first + further * Math.ceil(Math.max(0, pieces - FIRST_PIECES) / FURTHER_PIECES);
}

/** The value of goods from which delivery is free by the rules of the shop; absent if it never is. */
export const freeFromBy = (rules: DeliveryRules, province?: string): Fen | undefined =>
  rules === 'byAmount' ? freeFrom(province) : undefined;

/**
 * What a member saves on one piece. It is rounded per piece, so unit price × quantity is always the total of the line.
 */
export const savedPerPiece = (price: Fen, isMember: boolean): Fen =>
  isMember ? Math.round((price * MEMBER_PERCENT) / 100) : 0;

/** What a member pays for one piece; absent if it is the ordinary price. */
export function memberPriceOf(price: Fen): Fen | undefined {
  const saved = savedPerPiece(price, true);
  return saved > 0 ? price - saved : undefined;
}

export type PricedLine = { quantity: number; unitPrice: Fen; savedPerPiece: Fen };
export type Totals = { full: Fen; discount: Fen; goods: Fen; postage: Fen; couponDiscount: Fen; toPay: Fen };

export const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Divides an amount in proportion to weights, in whole fen that add up to the amount: the shares that lost most by
 * rounding get the remainder.
 */
export function proportionally(amount: Fen, weights: readonly number[]): readonly Fen[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / total));
  const lost = weights.map((weight) => (amount * weight) % total);
  const indexes = weights.map((_, index) => index).toSorted((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  for (const index of indexes.slice(0, amount - sum(shares))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

const piecesIn = (lines: readonly PricedLine[]): number => sum(lines.map(({ quantity }) => quantity));
const postageByAmount = (goods: Fen, province?: string): Fen => (goods >= freeFrom(province) ? 0 : POSTAGE);

/**
 * The totals of lines, delivered to a province: full − discount = goods, goods + postage − coupon discount = to pay.
 * Free delivery depends on the amount before the coupon.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  province?: string,
  couponDiscount: Fen = 0,
  rules: DeliveryRules = 'byAmount',
): Totals {
  const goods = sum(lines.map((line) => line.unitPrice * line.quantity));
  const discount = sum(lines.map((line) => line.savedPerPiece * line.quantity));
  const postage = rules === 'byPieces' ? postageByPieces(piecesIn(lines), province) : postageByAmount(goods, province);
  return { full: goods + discount, discount, goods, postage, couponDiscount, toPay: goods + postage - couponDiscount };
}
