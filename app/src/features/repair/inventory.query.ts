import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

/** An inventory changes with the stock only, so it stays fresh for this long. */
const STALE_TIME_MS = 60_000;

export const inventoryQuery = (setNumber: string, language: Language) =>
  queryOptions({
    queryKey: ['repairInventory', setNumber, language],
    enabled: setNumber !== '',
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }) => (await import('./inventory.calls.ts')).fetchInventory(setNumber, signal),
  });
