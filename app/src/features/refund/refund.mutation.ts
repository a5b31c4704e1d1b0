import type { QueryClient } from '@tanstack/react-query';
import type { RefundRequest } from './refund.calls.ts';

const calls = () => import('./refund.calls.ts');
/** A refund changes its order, and perhaps the balance: refetches what shows them. */
const invalidateRefunds = (client: QueryClient) =>
  Promise.all(
    ['refunds', 'order', 'orders', 'orderCounts', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );

export const requestRefundMutation = (client: QueryClient) => ({
  mutationFn: async (request: RefundRequest) => (await calls()).requestRefund(request),
  onSettled: () => invalidateRefunds(client),
});
export const withdrawRefundMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).withdrawRefund(number),
  onSettled: () => invalidateRefunds(client),
});
export const removeRefundMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).removeRefund(number),
  onSettled: () => invalidateRefunds(client),
});
export const reportReturnMutation = (client: QueryClient) => ({
  mutationFn: async (parcel: { id: string; carrier: string; number: string; phone: string }) =>
    (await calls()).reportReturn(parcel),
  onSettled: () => invalidateRefunds(client),
});
