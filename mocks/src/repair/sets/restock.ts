import { randomAt, seedOf } from '../../catalogue-data/seeded-random.ts';
import type { ShopOffer } from '../../goods/goods.ts';

/** How often the shop knows when a part is back. */
const KNOWN = 0.8;
const MIN_DAYS = 4;
const MAX_DAYS = 28;

/** Days until an offer that is out of stock is back; absent where the shop does not know. */
export function restockDaysOf({ stockKey }: ShopOffer): number | undefined {
  const seed = seedOf(`${stockKey}/restock`);
  if (randomAt(seed, 0) >= KNOWN) return undefined;
  return MIN_DAYS + Math.floor(randomAt(seed, 1) * (MAX_DAYS - MIN_DAYS + 1));
}
