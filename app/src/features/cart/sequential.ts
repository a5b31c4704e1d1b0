/** Changes of the cart are sent one after the other, in the order in which they were made. */
export const SEQUENTIAL = { id: 'cart' };
