/** The space of what is below the categories until it is here: the footer stays out of sight. */
export const OFFERS_HEIGHT = '200vh';
