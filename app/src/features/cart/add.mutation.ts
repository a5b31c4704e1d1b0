import type { QueryClient } from '@tanstack/react-query';
import { addPieces } from './add-pieces.ts';

/** Adds parts to the cart, from any page, and refetches the count in the header. */
export const addToCartMutation = (client: QueryClient) => ({
  mutationFn: addPieces,
  onSuccess: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
