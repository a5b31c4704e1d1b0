import type { PaymentStatus } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';
import { shopTime } from '../../data/shop-clock.ts';
import type { CodeWay, PayCode } from './payment.calls.ts';

const calls = () => fetchChunk(() => import('./payment.calls.ts'));
/** Servers are asked about every second while a code is shown (reference: payment); two seconds are soon enough to see it. */
const ASK_EVERY_MS = 2000;

/** A code, asked for when its page opens and anew at its end; never shared with another visit of the page. */
export const codeQuery = (number: string, by: CodeWay, isWanted: boolean) =>
  queryOptions({
    queryKey: ['payCode', number, by],
    enabled: isWanted,
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await calls()).askCode(number, by, shopTime(), signal),
  });

/** Whether it was paid by now. Nobody is asked while the page is hidden. */
export const payStatusQuery = (number: string, code: PayCode | undefined, isWanted: boolean) =>
  queryOptions<PaymentStatus>({
    queryKey: ['payStatus', number, code?.text],
    enabled: isWanted && code !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPaid ? false : ASK_EVERY_MS),
    queryFn: async ({ signal }) => (await calls()).askStatus(number, code?.validUntil ?? 0, signal),
  });

export const topUpsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['topUps'],
    enabled: isWanted,
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await calls()).askTopUps(signal),
  });
