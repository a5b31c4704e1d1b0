import type { Language } from '@shop/contracts';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { RepairFilter, RepairRows } from './requests.ts';

const calls = () => import('./requests.calls.ts');

/** The first pages of a group; the previous pages stay visible while the next one loads. */
export const repairsQuery = ({ group, search }: RepairFilter, pages: number, language: Language) =>
  queryOptions({
    queryKey: ['repairs', 'list', language, group, search, pages],
    placeholderData: <T>(previous: T | undefined, query?: { queryKey: QueryKey }) =>
      query?.queryKey[3] === group && query?.queryKey[4] === search ? previous : undefined,
    queryFn: async ({ signal }) => (await calls()).fetchRepairs({ group, search }, pages, signal),
  });

/** How many requests there are in every group, as the newest answer of any group says; absent without an answer. */
export function newestRepairCounts(client: QueryClient): RepairRows['counts'] {
  const lists = client.getQueryCache().findAll({ queryKey: ['repairs', 'list'] });
  const [newest] = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return (newest?.state.data as RepairRows | undefined)?.counts;
}

export const repairRequestQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['repairs', 'one', number, language],
    queryFn: async ({ signal }) => (await calls()).fetchRepairRequest(number, signal),
  });

/** The tracking of a request; '' for none to track. */
export const repairTrackingQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['repairs', 'tracking', number, language],
    enabled: number !== '',
    queryFn: async ({ signal }) => (await calls()).fetchRepairTracking(number, signal),
  });
