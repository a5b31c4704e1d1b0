import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The repair cart. Fetched again when the page is shown again, since another tab may have changed it. */
export const repairCartQuery = (language: Language) =>
  queryOptions({
    queryKey: ['repairCart', language],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => (await import('./repair-cart.calls.ts')).fetchRepairCart(signal),
  });
