import type { Moment } from '@shop/contracts';
import type { StoredOrder } from '../core/order.state.ts';
import { deliveredAt } from './carrier.ts';

/** Received automatically this long after delivery (reference: `system_delivery_time`). */
const RECEIPT_TIMEOUT_MS = 7 * 24 * 3_600_000;

/** When an order that was sent is received automatically; never while its parcel is delayed. */
export function autoConfirmsAt(order: StoredOrder): Moment | undefined {
  const delivered = deliveredAt(order);
  return delivered === undefined ? undefined : delivered + RECEIPT_TIMEOUT_MS;
}
