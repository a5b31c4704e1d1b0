/** The element with the colours, or other variants, of the product: the bar of phones leads there. */
export const CHOICE_ID = 'offers';
