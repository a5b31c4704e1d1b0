import type { TopUpOffer } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { shopTime } from '../../data/shop-clock.ts';
import type { Bill } from './payment.calls.ts';

const calls = () => import('./payment.calls.ts');

const CHANGED_KEYS: Readonly<Record<Bill['kind'], readonly string[]>> = {
  order: ['order', 'orders', 'orderCounts', 'user', 'balance'],
  repair: ['repairs', 'user', 'balance'],
};

/** Pays from the balance. After any result, even none, what is paid and the balance are refetched and show it. */
export const payByBalanceMutation = (client: QueryClient) => ({
  mutationFn: async (bill: Bill) => (await calls()).payByBalance(bill),
  onSettled: (_: unknown, __: unknown, { kind }: Bill) =>
    Promise.all(CHANGED_KEYS[kind].map((key) => client.invalidateQueries({ queryKey: [key] }))),
});

export const topUpMutation = () => ({
  mutationFn: async (offer: TopUpOffer) => (await calls()).requestTopUpCode(offer, shopTime()),
});
