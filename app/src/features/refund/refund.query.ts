import type { Language } from '@shop/contracts';
import type { RefundTab } from '@shop/design-system';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

const calls = () => import('./refund.calls.ts');

export const refundReasonsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['refundReasons', language],
    staleTime: 600_000,
    queryFn: async ({ signal }) => (await calls()).fetchRefundReasons(signal),
  });

export const refundLinesQuery = (orderId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'lines', orderId, language],
    enabled: orderId !== undefined,
    queryFn: async ({ signal }) => (await calls()).fetchRefundableLines(orderId ?? '', signal),
  });

/** The first pages; the previous pages stay visible while the next one loads. */
export const refundsQuery = (tab: RefundTab, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'list', language, tab, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[3] === tab ? previous : undefined,
    queryFn: async ({ signal }) => (await calls()).fetchRefunds(tab, pages, signal),
  });

export const refundsOfOrderQuery = (orderId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'of', orderId, language],
    enabled: orderId !== undefined,
    queryFn: async ({ signal }) => (await calls()).fetchRefundsOfOrder(orderId ?? '', signal),
  });

export const refundQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['refunds', 'one', number, language],
    queryFn: async ({ signal }) => (await calls()).fetchRefund(number, signal),
  });
