import type { Shop } from '../core/shop.ts';
import { notPersisted, type ShopPersistence } from './persistence.ts';
import { mergeWithDefaults } from './rows.ts';
import { openShopFile, type ShopFileOptions } from './shop-file.ts';

/** The longest delay of writes that no response waits for, in ms. */
const WRITE_DELAY_MS = 200;

/** Restores the shop from its file and persists its changes there. Not persisted if another shop has the file open. */
export function persistShop(shop: Shop, file: string, options: ShopFileOptions): ShopPersistence {
  const shopFile = openShopFile(file, options);
  if (!shopFile) return notPersisted;
  if (shopFile.stored) shop.state = mergeWithDefaults(shop.state, shopFile.stored);
  let timer: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    shopFile.write(shop.state);
  };
  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, WRITE_DELAY_MS);
    },
    close: () => {
      now();
      shopFile.close();
    },
  };
}
