import type { QueryClient } from '@tanstack/react-query';
import type { OrderAct } from './order.calls.ts';
import type { PlaceWish } from './wishes.ts';

/** Places an order. The same key never makes two: a second answer is the order of the first. */
export const placeMutation = (client: QueryClient) => ({
  mutationFn: async (wish: PlaceWish) => (await import('./confirm.calls.ts')).place(wish),
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
  // Whatever was refused: the price may be another now.
  onError: () => client.invalidateQueries({ queryKey: ['computed'] }),
});

const OF_ORDERS = ['order', 'orders', 'orderCounts', 'tracking'];
/** What shows orders asks again: after a payment, an act, or when something was in doubt. */
export const askOrdersAgain = (client: QueryClient) =>
  Promise.all(OF_ORDERS.map((key) => client.invalidateQueries({ queryKey: [key] })));

export const actMutation = (client: QueryClient) => ({
  mutationFn: async ({ act, number }: { act: OrderAct; number: string }) =>
    (await import('./order.calls.ts')).acts[act](number),
  // Also when it was refused: then the order is not where this page thinks it is.
  onSettled: () => askOrdersAgain(client),
});

export const againMutation = () => ({
  mutationFn: async (number: string) => (await import('./order.calls.ts')).buyAgain(number),
});
