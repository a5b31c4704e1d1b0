import type { GuestLine } from './guest-line.ts';

/**
 * The pieces of a line that are not in the cart of the account yet. Of a line that was sent without an answer the cart
 * shows what arrived: what it has more than `before`. So nothing is added twice.
 */
export const remainingOf = ({ quantity, before }: GuestLine, inCart: number): number =>
  quantity - Math.min(quantity, Math.max(0, inCart - (before ?? inCart)));

/** What a cart line and a result of the batch call have of an offer. */
type Offered = { productId: string; uniqueId: string };

/** Whether it is the offer of a line. A product without variants is added without a key, and the server names its own. */
export const isSameOffer = ({ productId, uniqueId }: GuestLine, other: Offered): boolean =>
  other.productId === productId && (uniqueId === '' || other.uniqueId === uniqueId);

/** The pieces of the offer of a line among the lines of a cart. */
export const piecesOf = (line: GuestLine, cart: readonly (Offered & { quantity: number })[]): number =>
  cart.reduce((sum, one) => (isSameOffer(line, one) ? sum + one.quantity : sum), 0);
