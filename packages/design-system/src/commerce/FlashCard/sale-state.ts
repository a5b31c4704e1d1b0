import type { FlashItem, FlashState } from '@shop/contracts';

/** From this percentage sold the button says that the last pieces are on sale. */
const LAST_PIECES_PERCENT = 90;

/** What a shopper can do with a flash-sale item. */
export type SaleState = 'coming' | 'open' | 'last' | 'soldOut' | 'over';

/**
 * Sold out counts only while the slot runs; before and after, the state of the slot decides. Unknown numbers of pieces
 * leave an item open: the server checks them when it is bought.
 */
export function saleState({ left, soldPercent }: Pick<FlashItem, 'left' | 'soldPercent'>, slot: FlashState): SaleState {
  if (slot !== 'running') return slot;
  if (left !== undefined && left <= 0) return 'soldOut';
  return soldPercent !== undefined && soldPercent >= LAST_PIECES_PERCENT ? 'last' : 'open';
}
