import type { RepairPrice } from '@shop/contracts';

/** What several requests cost together; all in whole fen. */
export const sumOf = (prices: readonly RepairPrice[]): RepairPrice =>
  prices.reduce(
    (sum, price) => ({
      parts: sum.parts + price.parts,
      off: sum.off + price.off,
      postage: sum.postage + price.postage,
      total: sum.total + price.total,
    }),
    { parts: 0, off: 0, postage: 0, total: 0 },
  );
