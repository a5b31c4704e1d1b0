import type { QueryClient } from '@tanstack/react-query';
import type { Addition } from './addition.ts';

/** Puts parts into the cart, from any page; the header then counts again. */
export const addMutation = (client: QueryClient) => ({
  mutationFn: async (addition: Addition) => (await import('./cart.calls.ts')).addToCart(addition),
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
