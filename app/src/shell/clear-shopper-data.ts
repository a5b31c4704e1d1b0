import { saveMatrixQuantities } from '../features/cart/matrix-quantities.store.ts';
import { closeList } from '../features/parts-list/current-list-session.ts';
import { clearRemovedOrders } from '../features/order/removed-orders.store.ts';
import { clearImages } from '../features/image/images.store.ts';
import { clearPersistedStores } from '../session/persisted-store.ts';
import { removeRecentLists } from '../session/recent-lists.ts';

/** Removes everything that a shopper typed, selected and viewed in this browser. */
export function clearShopperData(): void {
  clearPersistedStores();
  clearImages();
  clearRemovedOrders();
  saveMatrixQuantities({});
  closeList();
  void removeRecentLists().catch(() => undefined);
}
