import type { Order } from '@shop/contracts';
import { create } from 'zustand';

type RemovedOrders = {
  /** As they were before. Most servers delete an order with its cancellation, so that only this page still has it. */
  cancelled: Readonly<Record<string, Order>>;
  /** By order number. */
  deleted: ReadonlySet<string>;
};

const NONE: RemovedOrders = { cancelled: {}, deleted: new Set() };

/** The orders that the shopper has cancelled or deleted since the shop was opened. Not stored: they have addresses. */
export const useRemovedOrders = create<RemovedOrders>(() => NONE);

export const addCancelled = (order: Order): void =>
  useRemovedOrders.setState(({ cancelled }) => ({ cancelled: { ...cancelled, [order.number]: order } }));
export const addDeleted = (number: string): void =>
  useRemovedOrders.setState(({ deleted }) => ({ deleted: new Set([...deleted, number]) }));
export const clearRemovedOrders = (): void => useRemovedOrders.setState(NONE);
