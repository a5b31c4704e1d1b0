import { fetchCart, changeQuantity, removeLines } from './cart.calls.ts';

/** Pieces that were added to a line of the cart. */
export type AddedPieces = { lineId: string; quantity: number };
/** Pieces of an offer that were added by a call whose answer names no lines. */
export type AddedOffer = { productId: string; uniqueId: string; added: number };

async function linesInCart() {
  const { valid, invalid } = await fetchCart();
  return [...valid, ...invalid];
}

/**
 * Takes added pieces out of the cart again. Servers have no call for it, so the cart is read once, then each line is
 * lowered, and those that would be empty are removed. Returns the ids of the lines that were still in the cart.
 */
export async function undoAdditions(added: readonly AddedPieces[]): Promise<readonly string[]> {
  const lines = new Map((await linesInCart()).map(({ id, quantity }) => [id, quantity]));
  const found = added.flatMap(({ lineId, quantity }) => {
    const inCart = lines.get(lineId);
    return inCart === undefined ? [] : [{ id: lineId, quantity: inCart - quantity }];
  });
  await setQuantities(found);
  return found.map(({ id }) => id);
}

/** Takes added pieces of offers out of the cart again. Returns those of which a line was still in the cart. */
export async function undoOffers(added: readonly AddedOffer[]): Promise<readonly AddedOffer[]> {
  const lines = new Map((await linesInCart()).map((line) => [`${line.productId}/${line.uniqueId}`, line]));
  const found = added.flatMap((offer) => {
    const line = lines.get(`${offer.productId}/${offer.uniqueId}`);
    return line ? [{ offer, id: line.id, quantity: line.quantity - offer.added }] : [];
  });
  await setQuantities(found);
  return found.map(({ offer }) => offer);
}

async function setQuantities(lines: readonly { id: string; quantity: number }[]): Promise<void> {
  for (const { id, quantity } of lines) if (quantity > 0) await changeQuantity({ id, quantity });
  const empty = lines.filter(({ quantity }) => quantity <= 0).map(({ id }) => id);
  if (empty.length > 0) await removeLines(empty);
}
