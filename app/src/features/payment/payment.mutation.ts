import type { TopUpOffer } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { shopTime } from '../../data/shop-clock.ts';

const calls = () => import('./payment.calls.ts');

/** Pays by balance. Whatever came of it, even nothing: the order and the balance then say how it stands. */
export const payMutation = (client: QueryClient) => ({
  mutationFn: async (number: string) => (await calls()).payByBalance(number),
  onSettled: () =>
    Promise.all(['order', 'orders', 'orderCounts', 'user'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
});

export const topUpMutation = () => ({
  mutationFn: async (offer: TopUpOffer) => (await calls()).askTopUpCode(offer, shopTime()),
});
