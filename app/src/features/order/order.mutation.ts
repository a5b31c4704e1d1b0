import type { Moment } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isUnsent } from '../../data/outcome.ts';
import { sendPending } from '../../session/pending-outcomes.store.ts';
import type { OrderAction } from './order.calls.ts';
import type { PlaceOrderRequest } from './requests.ts';

/** The key of an order that is being placed, as long as the outcome is pending. */
export const placingKey = (orderKey: string): string => `order ${orderKey}`;

/**
 * Places an order. The same key never makes two orders: a repeated request returns the first order. `until` is when the
 * key expires.
 */
export const placeOrderMutation = (client: QueryClient) => ({
  mutationFn: async ({ until, ...request }: PlaceOrderRequest & { until: Moment }) => {
    const { placeOrder } = await import('./confirm.calls.ts');
    return sendPending(placingKey(request.orderKey), until, () => placeOrder(request));
  },
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
  // After any refusal the price may have changed.
  onError: (problem: unknown) => (isUnsent(problem) ? undefined : client.invalidateQueries({ queryKey: ['price'] })),
});

const ORDER_KEYS = ['order', 'orders', 'orderCounts', 'tracking'];
/** Refetches everything that shows orders: after a payment or an action, or when a result is unknown. */
export const invalidateOrders = (client: QueryClient) =>
  Promise.all(ORDER_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));

export const orderActionMutation = (client: QueryClient) => ({
  mutationFn: async ({ action, number }: { action: OrderAction; number: string }) =>
    (await import('./order.calls.ts')).actions[action](number),
  // Also after a refusal: then the order is not in the state that this page shows.
  onSettled: () => invalidateOrders(client),
});
