import type { BoughtLine, StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';

/** The orders that an order is sent as: its parcels, or itself. */
export const parcelsOf = (shop: Shop, order: StoredOrder): readonly StoredOrder[] =>
  order.parcels?.flatMap((number) => shop.state.orders[number] ?? []) ?? [order];

/** All lines of an order, with those of its parcels. */
export const linesOf = (shop: Shop, order: StoredOrder): readonly BoughtLine[] =>
  parcelsOf(shop, order).flatMap(({ lines }) => lines);

/** Pieces of a line that are in no refund, except rejected and cancelled ones. */
export const refundableOf = (line: BoughtLine): number => line.quantity - line.refunded;
