import type { TopUpOffer } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { shopTime } from '../../data/shop-clock.ts';

const calls = () => import('./payment.calls.ts');

/** Pays from the balance. After any result, even none, the order and the balance are refetched and show it. */
export const payByBalanceMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).payByBalance(number),
  onSettled: () =>
    Promise.all(
      ['order', 'orders', 'orderCounts', 'user', 'balance'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    ),
});

export const topUpMutation = () => ({
  mutationFn: async (offer: TopUpOffer) => (await calls()).requestTopUpCode(offer, shopTime()),
});
