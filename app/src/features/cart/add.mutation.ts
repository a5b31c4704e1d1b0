import type { QueryClient } from '@tanstack/react-query';
import type { Addition } from './addition.ts';

/** Adds parts to the cart, from any page, and refetches the count in the header. */
export const addToCartMutation = (client: QueryClient) => ({
  mutationFn: async (addition: Addition) => (await import('./cart.calls.ts')).addToCart(addition),
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
