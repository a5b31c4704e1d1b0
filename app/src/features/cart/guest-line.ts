import type { CartLine } from '@shop/contracts';

/** What a page showed of a part where it was added; its price may have changed since. Stored, so any of it may lack. */
export type SeenPart = Pick<CartLine, 'name' | 'colour' | 'partNumber' | 'picture' | 'unit' | 'unitPrice'>;

/**
 * A part that a visitor put into the cart of this browser: what the server says of it is asked whenever it is shown,
 * and `seen` is shown while it does not answer.
 * Only while it joins the cart of an account it has more: `before`, the pieces in that cart when it was sent, and
 * `refusal`, why it was not added, in the server's own words or as a reason of its batch call; '' where it gave none.
 */
export type GuestLine = {
  productId: string;
  uniqueId: string;
  quantity: number;
  seen?: Partial<SeenPart> | undefined;
  before?: number;
  refusal?: string;
};

/** Whether a line is still to join the cart of the account. */
export const isOpen = ({ refusal }: GuestLine): boolean => refusal === undefined;

/** The key of an offer: a product and a colour of it. */
export const offerOf = ({ productId, uniqueId }: { productId: string; uniqueId: string }): string =>
  `${productId}/${uniqueId}`;
