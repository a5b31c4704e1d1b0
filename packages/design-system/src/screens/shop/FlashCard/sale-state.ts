import type { FlashItem, FlashState } from '@shop/contracts';

/** From this share on, what is left is called the last. */
const NEARLY_ALL = 90;

/** What a shopper can do about a flash sale. */
export type SaleState = 'coming' | 'open' | 'last' | 'soldOut' | 'over';

/** Nothing is sold out before it begins, and what is over is over. */
export function saleState({ left, soldPercent }: Pick<FlashItem, 'left' | 'soldPercent'>, slot: FlashState): SaleState {
  if (slot !== 'running') return slot;
  if (left <= 0) return 'soldOut';
  return soldPercent >= NEARLY_ALL ? 'last' : 'open';
}
