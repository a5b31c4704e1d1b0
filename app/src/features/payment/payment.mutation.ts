import type { Moment, TopUpOffer } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { MAX_PROCESSING_MS } from '../../data/recheck.ts';
import { shopTime } from '../../data/shop-clock.ts';
import { paymentKey, sendPending } from '../../session/pending-outcomes.store.ts';
import type { Bill } from './payment.calls.ts';

const calls = () => import('./payment.calls.ts');

const CHANGED_KEYS: Readonly<Record<Bill['kind'], readonly string[]>> = {
  order: ['order', 'orders', 'orderCounts', 'user', 'balance'],
  repair: ['repairs', 'user', 'balance'],
};

/** `until`: when it can no longer be paid, if the shop says so. */
type BalancePayment = Bill & { until: Moment | undefined };

/** Pays from the balance. After any result, even none, what is paid and the balance are refetched and show it. */
export const payByBalanceMutation = (client: QueryClient) => ({
  mutationFn: async ({ until, ...bill }: BalancePayment) => {
    const { payByBalance } = await calls();
    return sendPending(paymentKey(bill.number), until ?? shopTime() + MAX_PROCESSING_MS, () => payByBalance(bill));
  },
  onSettled: (_: unknown, __: unknown, { kind }: Bill) =>
    Promise.all(CHANGED_KEYS[kind].map((key) => client.invalidateQueries({ queryKey: [key] }))),
});

export const TOP_UP_KEY = 'topUp';
/** Requests a code. One that did not arrive can be paid as long as it would be valid. */
export const topUpMutation = () => ({
  mutationFn: async (offer: TopUpOffer) => {
    const { requestTopUpCode, DEFAULT_CODE_LIFETIME_MS } = await calls();
    const now = shopTime();
    return sendPending(TOP_UP_KEY, now + DEFAULT_CODE_LIFETIME_MS, () => requestTopUpCode(offer, now));
  },
});
