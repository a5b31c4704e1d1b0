import type { CartLine, DeliveryTerms, Fen } from '@shop/contracts';

/** What a line costs after the shopper's discounts. */
export const lineTotal = (line: CartLine): Fen => line.unitPrice * line.quantity;

/**
 * What one piece costs without the shopper's discounts, or else in the market; undefined where it costs no more than now.
 */
export const struckPrice = ({ unitPrice, savedPerPiece, marketPrice }: CartLine): Fen | undefined =>
  savedPerPiece > 0 ? unitPrice + savedPerPiece : marketPrice;

/** Whether the quantity exceeds the stock, if that is known: it must be reduced before the line can be bought. */
export const isOverStock = (line: CartLine): boolean => line.quantity > (line.stock ?? Infinity);

/** The totals of the selected lines. All in whole fen, so nothing is rounded. */
export type CartTotals = {
  kinds: number;
  pieces: number;
  /** Goods before the member discount. */
  goods: Fen;
  memberDiscount: Fen;
  /** Goods after the discount; the amount that counts towards free delivery. */
  goodsToPay: Fen;
  /**
   * Postage outside the remote areas by the terms of the shop, absent where it names none; the confirmation page asks the
   * server for the exact amount.
   */
  postage?: Fen | undefined;
  /** With the postage, if that is known. */
  toPay: Fen;
};

/** Adds up the lines. Without lines there is no postage either. */
export function totalsOf(lines: readonly CartLine[], delivery: DeliveryTerms | undefined): CartTotals {
  const goodsToPay = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const memberDiscount = lines.reduce((sum, line) => sum + line.savedPerPiece * line.quantity, 0);
  const postage = lines.length === 0 || goodsToPay >= (delivery?.freeFrom ?? Infinity) ? 0 : delivery?.fee;
  return {
    kinds: lines.length,
    pieces: piecesOf(lines),
    goods: goodsToPay + memberDiscount,
    memberDiscount,
    goodsToPay,
    postage,
    toPay: goodsToPay + (postage ?? 0),
  };
}

export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
