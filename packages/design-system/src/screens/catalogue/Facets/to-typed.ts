import type { Fen } from '@shop/contracts';

/** A price as the text of its input. */
export const toTyped = (fen: Fen | undefined): string => (fen === undefined ? '' : (fen / 100).toFixed(2));
