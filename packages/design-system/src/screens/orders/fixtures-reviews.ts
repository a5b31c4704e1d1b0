import { completed, toReview } from '../../commerce/fixtures-orders.ts';
import { prices, withShares } from '../../commerce/fixtures-refunds.ts';
import { lines } from '../../commerce/fixtures-lines.ts';
import type { Order } from '@shop/contracts';

/** Orders that can be reviewed, for stories and tests. */

export const received: Order = { ...toReview, lines: withShares(lines), prices };
export const reviewedOrder: Order = {
  ...completed,
  lines: withShares(lines).map((line) => ({ ...line, isReviewed: true })),
};
