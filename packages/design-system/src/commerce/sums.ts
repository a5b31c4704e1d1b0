import type { CartLine, Fen } from '@shop/contracts';
import { DELIVERY } from '../delivery.ts';

/** What a line costs after the shopper's discounts. */
export const lineTotal = (line: CartLine): Fen => line.unitPrice * line.quantity;

/** Whether more is wanted than the shop has: it must be lowered before it can be bought. */
export const isOverStock = (line: CartLine): boolean => line.quantity > line.stock;

/** What the chosen lines come to. All in whole fen, so nothing is ever rounded. */
export type CartSums = {
  kinds: number;
  pieces: number;
  /** Goods before the member discount. */
  goods: Fen;
  memberDiscount: Fen;
  /** Goods that count towards free delivery: what is really paid for them. */
  goodsToPay: Fen;
  /** Express as it would cost outside the remote areas; the order page asks the shop for the real one. */
  postage: Fen;
  toPay: Fen;
};

/** Adds up the lines. Nothing chosen costs nothing, not even postage. */
export function sumOf(lines: readonly CartLine[], freeFrom: Fen): CartSums {
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
