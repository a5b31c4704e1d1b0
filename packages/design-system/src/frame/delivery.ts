import type { Fen } from '@shop/contracts';

/** From this sum delivery is free nationwide, in fen (spec section 9, delivery text). */
export const FREE_POSTAGE_FROM: Fen = 4900;
/** From this sum delivery is free in remote areas too, in fen (spec section 9, delivery text). */
export const FREE_POSTAGE_FROM_REMOTE: Fen = 9900;

/** The same sums as sentences say them: in yuan. */
export const FREE_DELIVERY = { near: FREE_POSTAGE_FROM / 100, far: FREE_POSTAGE_FROM_REMOTE / 100 };
