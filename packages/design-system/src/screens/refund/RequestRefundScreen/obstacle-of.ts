import type { Order, RefundableLine } from '@shop/contracts';

/** Why no refund can be requested now. */
export type Obstacle = 'unpaid' | 'parcels' | 'open' | 'nothingLeft' | 'unknown';

/**
 * Why no refund can be requested, or undefined. The shop refuses one for a whole order in parcels, and a second one
 * while the first is open.
 */
export function obstacleOf(
  order: Order,
  hasOpenRefund: boolean,
  lines?: readonly RefundableLine[],
): Obstacle | undefined {
  if (!order.isPaid) return 'unpaid';
  if (order.parcels.length > 0) return 'parcels';
  if (order.state === 'unknown') return 'unknown';
  if (hasOpenRefund || order.state === 'refunding') return 'open';
  const isNothingLeft = order.isAllRefunded || order.state === 'refunded' || lines?.every(({ left }) => left === 0);
  return isNothingLeft ? 'nothingLeft' : undefined;
}
