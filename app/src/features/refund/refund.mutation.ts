import type { QueryClient } from '@tanstack/react-query';
import type { RefundWish } from './refund.calls.ts';

const calls = () => import('./refund.calls.ts');
/** A refund changes its order, and perhaps the balance. */
const askAgain = (client: QueryClient) =>
  Promise.all(
    ['refunds', 'order', 'orders', 'orderCounts', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );

export const applyMutation = (client: QueryClient) => ({
  mutationFn: async (wish: RefundWish) => (await calls()).apply(wish),
  onSettled: () => askAgain(client),
});
export const takeBackMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).takeBack(number),
  onSettled: () => askAgain(client),
});
export const removeRefundMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).removeRefund(number),
  onSettled: () => askAgain(client),
});
export const tellParcelMutation = (client: QueryClient) => ({
  mutationFn: async (parcel: { id: string; carrier: string; number: string; phone: string }) =>
    (await calls()).tellParcel(parcel),
  onSettled: () => askAgain(client),
});
