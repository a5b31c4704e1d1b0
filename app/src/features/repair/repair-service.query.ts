import type { Language } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const calls = () => import('./repair-service.calls.ts');
const TEN_MINUTES_MS = 600_000;
const CODE_STALE_MS = 30_000;

/** The terms of the repair service and its regions. A stock server lacks the call (`isUnknownCall`). */
export const repairServiceQuery = (language: Language) =>
  queryOptions({
    queryKey: ['repairService', language],
    staleTime: TEN_MINUTES_MS,
    queryFn: async ({ signal }) => (await calls()).fetchRepairService(signal),
  });

/** Sets that match what is typed; the previous ones stay visible while these load. */
export const repairSetsQuery = (keyword: string, language: Language) =>
  queryOptions({
    queryKey: ['repairSets', 'matching', language, keyword],
    staleTime: TEN_MINUTES_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls()).fetchRepairSets(keyword, signal),
  });

/** The set with this number; null if the shop has none. */
export const repairSetQuery = (number: string | undefined, language: Language) =>
  queryOptions({
    queryKey: ['repairSets', 'one', language, number],
    staleTime: TEN_MINUTES_MS,
    enabled: number !== undefined,
    queryFn: async ({ signal }) => (await calls()).fetchRepairSet(number ?? '', signal),
  });

export const repairPurchasesQuery = (isSignedIn: boolean, language: Language) =>
  queryOptions({
    queryKey: ['repairPurchases', language],
    enabled: isSignedIn,
    queryFn: async ({ signal }) => (await calls()).fetchRepairPurchases(signal),
  });

/** What the shop knows of a code that can exist. Not asked again on its own: the shop refuses too many checks. */
export const repairCodeQuery = (code: string | undefined, setNumber: string) =>
  queryOptions({
    queryKey: ['repairCode', setNumber, code],
    staleTime: CODE_STALE_MS,
    retry: false,
    enabled: code !== undefined,
    queryFn: async ({ signal }) => (await calls()).checkRepairCode(code ?? '', setNumber, signal),
  });
