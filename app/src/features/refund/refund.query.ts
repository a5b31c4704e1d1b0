import type { RefundTab } from '@shop/design-system';
import type { Language } from '@shop/design-system/messages';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';

const calls = () => fetchChunk(() => import('./refund.calls.ts'));

export const refundReasonsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['refundReasons', language],
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await calls()).askReasons(signal),
  });

export const refundLinesQuery = (orderId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'lines', orderId, language],
    enabled: orderId !== undefined,
    queryFn: async ({ signal }) => (await calls()).askRefundLines(orderId ?? '', signal),
  });

/** The first pages; what was there stays while more of it is on its way. */
export const refundsQuery = (tab: RefundTab, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'list', language, tab, pages],
    placeholderData: <T>(before: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[3] === tab ? before : undefined,
    queryFn: async ({ signal }) => (await calls()).askRefunds(tab, pages, signal),
  });

export const refundsOfQuery = (orderId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'of', orderId, language],
    enabled: orderId !== undefined,
    queryFn: async ({ signal }) => (await calls()).askRefundsOf(orderId ?? '', signal),
  });

export const refundQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'one', number, language],
    queryFn: async ({ signal }) => (await calls()).askRefund(number, signal),
  });
