import * as z from 'zod/mini';
import { key } from '../wire/id.ts';
import { withDefault } from '../wire/maybe.ts';

/** Number and key of a placed order. */
export type PlacedOrder = { orderNumber: string; orderKey: string };

/**
 * `{ orderId, key }` in the answers of computed, create and pay; without a key when a group-buy order exists already.
 */
export const placedOrderWire = z.object({ orderId: key, key: withDefault(key, '') });

export const toPlacedOrder = (wire: z.output<typeof placedOrderWire>): PlacedOrder => ({
  orderNumber: wire.orderId,
  orderKey: wire.key,
});
export const fromPlacedOrder = (order: PlacedOrder): z.output<typeof placedOrderWire> => ({
  orderId: order.orderNumber,
  key: order.orderKey,
});
