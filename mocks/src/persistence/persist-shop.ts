import type { Shop } from '../shop/state.ts';
import { notKept, type Keeping } from './persistence.ts';
import { overFresh } from './rows.ts';
import { openShopFile, type ShopFileOptions } from './shop-file.ts';

/** How long something that nobody waits for may go unwritten, in ms. */
const SOON = 200;

/** Lets the shop go on where its file left off, and keeps it there from now on. */
export function keepShop(shop: Shop, file: string, options: ShopFileOptions): Keeping {
  const shopFile = openShopFile(file, options);
  if (!shopFile) return notKept;
  if (shopFile.kept) shop.state = overFresh(shop.state, shopFile.kept);
  let timer: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    shopFile.write(shop.state);
  };
  return {
    now,
    soon: () => {
      timer ??= setTimeout(now, SOON);
    },
    close: () => {
      now();
      shopFile.close();
    },
  };
}
