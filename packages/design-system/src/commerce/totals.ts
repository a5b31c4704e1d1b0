import type { CartLine, Fen } from '@shop/contracts';
import { DELIVERY } from '../delivery.ts';

/** What a line costs after the shopper's discounts. */
export const lineTotal = (line: CartLine): Fen => line.unitPrice * line.quantity;

/** Whether the quantity exceeds the stock: it must be reduced before the line can be bought. */
export const isOverStock = (line: CartLine): boolean => line.quantity > line.stock;

/** The totals of the selected lines. All in whole fen, so nothing is rounded. */
export type CartTotals = {
  kinds: number;
  pieces: number;
  /** Goods before the member discount. */
  goods: Fen;
  memberDiscount: Fen;
  /** Goods after the discount; the amount that counts towards free delivery. */
  goodsToPay: Fen;
  /** Postage outside the remote areas; the confirmation page asks the server for the exact amount. */
  postage: Fen;
  toPay: Fen;
};

/** Adds up the lines. Without lines there is no postage either. */
export function totalsOf(lines: readonly CartLine[], freeFrom: Fen): CartTotals {
  const goodsToPay = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const memberDiscount = lines.reduce((sum, line) => sum + line.savedPerPiece * line.quantity, 0);
  const postage = lines.length === 0 || goodsToPay >= freeFrom ? 0 : DELIVERY.fee;
  return {
    kinds: lines.length,
    pieces: piecesOf(lines),
    goods: goodsToPay + memberDiscount,
    memberDiscount,
    goodsToPay,
    postage,
    toPay: goodsToPay + postage,
  };
}

export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);
