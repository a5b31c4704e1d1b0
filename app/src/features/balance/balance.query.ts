import type { Language } from '@shop/contracts';
import type { BalanceTab } from '@shop/design-system';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

const calls = () => import('./balance.calls.ts');

/** The first pages of a kind of changes; the previous pages stay visible while the next one loads. */
export const balanceRecordsQuery = (tab: BalanceTab, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['balance', 'records', language, tab, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[3] === tab ? previous : undefined,
    queryFn: async ({ signal }) => (await calls()).fetchBalanceRecords(tab, pages, signal),
  });

export const balanceTotalsQuery = () =>
  queryOptions({
    queryKey: ['balance', 'totals'],
    queryFn: async ({ signal }) => (await calls()).fetchBalanceTotals(signal),
  });
