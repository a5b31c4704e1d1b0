import type { OrderLine } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Adds the lines of an order to the cart; the same key again adds nothing twice. */
export const refillCartMutation = (client: QueryClient) => ({
  mutationFn: async ({ lines, key }: { lines: readonly OrderLine[]; key: string }) =>
    (await import('./refill.calls.ts')).refillCart(lines, key),
  // Also without an answer: then it is not known what is in the cart.
  onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
