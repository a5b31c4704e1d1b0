/**
 * A part that a visitor put into the cart of this browser: what the server says of it is asked whenever it is shown.
 * Only while it joins the cart of an account it has more: `before`, the pieces in that cart when it was sent, and
 * `refusal`, why it was not added, in the server's own words or as a reason of its batch call; '' where it gave none.
 */
export type GuestLine = { productId: string; uniqueId: string; quantity: number; before?: number; refusal?: string };

/** Whether a line is still to join the cart of the account. */
export const isOpen = ({ refusal }: GuestLine): boolean => refusal === undefined;

/** The key of an offer: a product and a colour of it. */
export const offerOf = ({ productId, uniqueId }: { productId: string; uniqueId: string }): string =>
  `${productId}/${uniqueId}`;
