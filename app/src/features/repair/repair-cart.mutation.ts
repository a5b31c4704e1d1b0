import type { RepairCartEntry } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';

const calls = () => import('./repair-cart.calls.ts');
/** After any answer, even none: the cart is what the server has. */
const invalidateCart = (client: QueryClient) => client.invalidateQueries({ queryKey: ['repairCart'] });

export const removeRepairMutation = (client: QueryClient) => ({
  mutationFn: async ({ id }: RepairCartEntry) => (await calls()).removeRepair(id),
  onSettled: () => invalidateCart(client),
});
export const restoreRepairMutation = (client: QueryClient) => ({
  mutationFn: async (entry: RepairCartEntry) => (await calls()).restoreRepair(entry),
  onSettled: () => invalidateCart(client),
});
