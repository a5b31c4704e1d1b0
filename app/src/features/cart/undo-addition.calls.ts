import { fetchCart, changeQuantity, removeLines } from './cart.calls.ts';

/** Pieces that were added to a line of the cart. */
export type AddedPieces = { lineId: string; quantity: number };

/**
 * Takes added pieces out of the cart again. Servers have no call for it, so the line is read, then lowered, or removed
 * when it would be empty. Returns whether the line was still in the cart.
 */
export async function undoAddition({ lineId, quantity }: AddedPieces): Promise<boolean> {
  const { valid, invalid } = await fetchCart();
  const line = [...valid, ...invalid].find(({ id }) => id === lineId);
  if (!line) return false;
  if (line.quantity > quantity) await changeQuantity({ id: lineId, quantity: line.quantity - quantity });
  else await removeLines([lineId]);
  return true;
}
