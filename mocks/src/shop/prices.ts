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
export const savedPerPiece = (price: Fen, isMember: boolean): Fen => (isMember ? Math.round((price * MEMBER_PERCENT) / 100) : 0);

/** What a member pays for one piece; absent where it is the same. */
export const memberPriceOf = (price: Fen): { memberPrice?: Fen } => {
  const saved = savedPerPiece(price, true);
  return saved > 0 ? { memberPrice: price - saved } : {};
};

export type PricedLine = { quantity: number; unitPrice: Fen; savedPerPiece: Fen };
export type Sums = { full: Fen; discount: Fen; goods: Fen; postage: Fen; toPay: Fen };

/** What lines cost together, delivered to a province: full − discount = goods, goods + postage = to pay. */
export function sumOf(lines: readonly PricedLine[], province?: string): Sums {
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + line.savedPerPiece * line.quantity, 0);
  const postage = goods >= freeFrom(province) ? 0 : POSTAGE;
  return { full: goods + discount, discount, goods, postage, toPay: goods + postage };
}
