import { keepWanted } from '../features/cart/wanted-cells.store.ts';
import { closeList } from '../features/parts-list/desk-at-hand.ts';
import { forgetImages } from '../features/image/images.store.ts';
import { forgetKept } from '../session/kept.ts';
import { forgetLists } from '../session/kept-lists.ts';
import { forget } from '../session/recently.ts';
import { forgetSeenPrices } from '../session/seen-prices.ts';

/** Forgets what a shopper typed, chose and looked at. */
export function forgetShopper(): void {
  forgetKept();
  forgetImages();
  forgetSeenPrices();
  keepWanted({});
  forget();
  closeList();
  void forgetLists().catch(() => undefined);
}
