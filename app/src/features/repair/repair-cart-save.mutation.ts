import type { QueryClient } from '@tanstack/react-query';
import type { RepairDraft } from './repair-drafts.store.ts';

/** Saves a request to the repair cart, and refetches the cart in any case: without an answer it may have been saved. */
export const saveRepairMutation = (client: QueryClient) => ({
  mutationFn: async ({ draft, region }: { draft: RepairDraft; region: string }) =>
    (await import('./repair-cart-save.calls.ts')).saveRepair(draft, region),
  onSettled: () => void client.invalidateQueries({ queryKey: ['repairCart'] }),
});
