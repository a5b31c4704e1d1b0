import { saveMatrixQuantities } from '../features/cart/matrix-quantities.store.ts';
import { closeList } from '../features/parts-list/current-list-session.ts';
import { clearImages } from '../features/image/images.store.ts';
import { clearPersistedStores } from '../session/persisted.ts';
import { removeRecentLists } from '../session/recent-lists.ts';
import { clearRecent } from '../session/recent-activity.store.ts';
import { clearSeenPrices } from '../session/seen-prices.store.ts';

/** Removes everything that a shopper typed, selected and viewed in this browser. */
export function clearShopperData(): void {
  clearPersistedStores();
  clearImages();
  clearSeenPrices();
  saveMatrixQuantities({});
  clearRecent();
  closeList();
  void removeRecentLists().catch(() => undefined);
}
