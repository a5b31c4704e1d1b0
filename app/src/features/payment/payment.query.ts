import type { PaymentStatus } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { shopTime } from '../../data/shop-clock.ts';
import type { Bill, CodePaymentMethod, PayCode } from './payment.calls.ts';

const calls = () => import('./payment.calls.ts');
/** Clients of the family poll about every second while a code is shown (reference: payment); two seconds are enough. */
export const POLL_INTERVAL_MS = 2000;

/** A code, fetched when its page opens and again when it expires; never shared with another visit of the page. */
export const codeQuery = (bill: Bill, by: CodePaymentMethod, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['payCode', bill.kind, bill.number, by],
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await calls()).fetchCode(bill, by, shopTime(), signal),
  });

/** Whether the order is paid. Not polled while the page is hidden. */
export const payStatusQuery = (number: string, code: PayCode | undefined, isEnabled: boolean) =>
  queryOptions<PaymentStatus>({
    queryKey: ['payStatus', number, code?.text],
    enabled: isEnabled && code !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPaid ? false : POLL_INTERVAL_MS),
    queryFn: async ({ signal }) => (await calls()).fetchStatus(number, code?.validUntil ?? 0, signal),
  });

export const topUpOffersQuery = (isEnabled: boolean) =>
  queryOptions({
    queryKey: ['topUps'],
    enabled: isEnabled,
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await calls()).fetchTopUpOffers(signal),
  });
