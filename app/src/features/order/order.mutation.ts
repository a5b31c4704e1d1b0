import type { QueryClient } from '@tanstack/react-query';
import type { PlaceWish } from './wishes.ts';

const calls = () => import('./order.calls.ts');

/** Places an order. The same key never makes two: a second answer is the order of the first. */
export const placeMutation = (client: QueryClient) => ({
  mutationFn: async (wish: PlaceWish) => (await calls()).place(wish),
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
});

export const payMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).payByBalance(number),
  onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['order'] }), client.invalidateQueries({ queryKey: ['user'] })]),
});
