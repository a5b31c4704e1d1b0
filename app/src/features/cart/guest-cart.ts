import { guestText } from '@shop/design-system/screens/cart/CartScreen/guest-text.ts';
import { CallError } from '../../data/call-error.ts';
import { fetchMessages, useMessages } from '../../language/messages.store.ts';
import type { Addition } from './addition.ts';
import { MAX_GUEST_LINES, useGuestCart } from './guest-cart.store.ts';
import { offerOf, type GuestLine } from './guest-line.ts';

/** Stores other lines; the key of those that were sent is of no use for them. */
const change = (lines: readonly GuestLine[]): void => useGuestCart.setState({ lines, key: undefined });

/**
 * Adds pieces to the cart of this browser; quantities of the same offer are added up. Fails like a refusal of the server
 * when it is full.
 */
export async function addGuestPieces({ productId, uniqueId, quantity }: Addition): Promise<{ lineId: string }> {
  const lineId = offerOf({ productId, uniqueId });
  const { lines } = useGuestCart.getState();
  const old = lines.find((line) => offerOf(line) === lineId);
  if (!old && lines.length >= MAX_GUEST_LINES) {
    await fetchMessages(useMessages.getState().language, ['buying']);
    const serverMessage = guestText(useMessages.getState()).full(MAX_GUEST_LINES);
    throw new CallError('guestCart', 'refused', { serverMessage });
  }
  const { refusal: _, ...line } = old ?? { productId, uniqueId, quantity: 0 };
  const sum = { ...line, quantity: line.quantity + quantity };
  change(old ? lines.map((one) => (one === old ? sum : one)) : [...lines, sum]);
  return { lineId };
}

/** Sets the quantity of a line; with 0 it is removed. */
export const setGuestQuantity = (id: string, quantity: number): void =>
  change(
    useGuestCart
      .getState()
      .lines.map((line) => (offerOf(line) === id ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0),
  );

/** Takes added pieces out again. Returns whether the line was still in the cart. */
export function undoGuestPieces({ lineId, quantity }: { lineId: string; quantity: number }): boolean {
  const line = useGuestCart.getState().lines.find((one) => offerOf(one) === lineId);
  if (line) setGuestQuantity(lineId, Math.max(0, line.quantity - quantity));
  return line !== undefined;
}

/** Puts removed lines back; pieces added meanwhile are added up. */
export async function restoreGuestLines(lines: readonly GuestLine[]): Promise<void> {
  for (const { productId, uniqueId, quantity } of lines) await addGuestPieces({ productId, uniqueId, quantity });
}

export const removeGuestLines = (ids: readonly string[]): void =>
  change(useGuestCart.getState().lines.filter((line) => !ids.includes(offerOf(line))));

/** Clears the reasons for which lines were not added to the cart of the account, so that they are sent again. */
export const retryGuestLines = (): void =>
  useGuestCart.setState(({ lines }) => ({ lines: lines.map(({ refusal: _, ...line }) => line) }));
