import type { QueryClient } from '@tanstack/react-query';
import { MAX_PROCESSING_MS } from '../../data/recheck.ts';
import { shopTime } from '../../data/shop-clock.ts';
import { sendPending } from '../../session/pending-outcomes.store.ts';
import type { RefundRequest } from './refund.calls.ts';

const calls = () => import('./refund.calls.ts');
/** A refund changes its order, and perhaps the balance: refetches what shows them. */
const invalidateRefunds = (client: QueryClient) =>
  Promise.all(
    ['refunds', 'order', 'orders', 'orderCounts', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );

/** The key of the refund of an order that is being requested, as long as the outcome is pending. */
export const refundKey = (orderId: string): string => `refund ${orderId}`;

export const requestRefundMutation = (client: QueryClient) => ({
  mutationFn: async (request: RefundRequest) => {
    const { requestRefund } = await calls();
    return sendPending(refundKey(request.orderId), shopTime() + MAX_PROCESSING_MS, () => requestRefund(request));
  },
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
