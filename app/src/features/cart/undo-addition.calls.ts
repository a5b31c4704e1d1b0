import { fetchCart, changeQuantity, removeLines } from './cart.calls.ts';

/** Pieces that were added to a line of the cart. */
export type AddedPieces = { lineId: string; quantity: number };

/**
 * Takes added pieces out of the cart again. Servers have no call for it, so the cart is read once, then each line is
 * lowered, and those that would be empty are removed. Returns the ids of the lines that were still in the cart.
 */
export async function undoAdditions(added: readonly AddedPieces[]): Promise<readonly string[]> {
  const { valid, invalid } = await fetchCart();
  const lines = new Map([...valid, ...invalid].map(({ id, quantity }) => [id, quantity]));
  const found = added.flatMap(({ lineId, quantity }) => {
    const inCart = lines.get(lineId);
    return inCart === undefined ? [] : [{ id: lineId, quantity: inCart - quantity }];
  });
  for (const line of found) if (line.quantity > 0) await changeQuantity(line);
  const empty = found.filter(({ quantity }) => quantity <= 0).map(({ id }) => id);
  if (empty.length > 0) await removeLines(empty);
  return found.map(({ id }) => id);
}
