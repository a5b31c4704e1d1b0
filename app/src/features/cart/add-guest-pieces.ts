import type { CartLine } from '@shop/contracts';
import { guestText } from '@shop/design-system/screens/cart/CartScreen/guest-text.ts';
import { CallError } from '../../data/call-error.ts';
import { fetchMessages, useMessages } from '../../language/messages.store.ts';
import type { Addition } from './addition.ts';
import { MAX_GUEST_LINES, useGuestCart } from './guest-cart.store.ts';
import { changeGuestLines } from './guest-cart.ts';
import { offerOf, type GuestLine } from './guest-line.ts';
import { seenPart } from './seen-part.ts';

/** Adds pieces to the cart of this browser, with what the page shows of them. */
export const addGuestPieces = ({ productId, uniqueId, quantity, part }: Addition): Promise<{ lineId: string }> =>
  addGuestLine({ productId, uniqueId, quantity, seen: seenPart(part, uniqueId) });

/** Puts removed lines back as they were shown; pieces added meanwhile are added up. */
export async function restoreGuestLines(lines: readonly CartLine[]): Promise<void> {
  for (const { productId, uniqueId, quantity, ...seen } of lines)
    await addGuestLine({ productId, uniqueId, quantity, seen });
}

/**
 * Adds a line to the cart of this browser; quantities of the same offer are added up. Fails like a refusal of the server
 * when it is full.
 */
async function addGuestLine({ productId, uniqueId, quantity, seen }: GuestLine): Promise<{ lineId: string }> {
  const lineId = offerOf({ productId, uniqueId });
  const { lines } = useGuestCart.getState();
  const old = lines.find((line) => offerOf(line) === lineId);
  if (!old && lines.length >= MAX_GUEST_LINES) {
    await fetchMessages(useMessages.getState().language, ['buying']);
    const serverMessage = guestText(useMessages.getState()).full(MAX_GUEST_LINES);
    throw new CallError('guestCart', 'refused', { serverMessage });
  }
  const { refusal: _, ...line } = old ?? { productId, uniqueId, quantity: 0 };
  const sum = { ...line, seen: seen ?? line.seen, quantity: line.quantity + quantity };
  changeGuestLines(old ? lines.map((one) => (one === old ? sum : one)) : [...lines, sum]);
  return { lineId };
}
