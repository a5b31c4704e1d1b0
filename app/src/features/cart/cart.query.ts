import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

const calls = () => import('./cart.calls.ts');

/** The number on the cart button; fetched only for signed-in shoppers (spec section 6). */
export const cartCountQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['cart', 'count'],
    enabled: isSignedIn,
    queryFn: async ({ signal }) => (await calls()).fetchCartCount(signal),
  });

export const cartQuery = (language: Language) =>
  queryOptions({
    queryKey: ['cart', 'lines', language],
    queryFn: async ({ signal }) => (await calls()).fetchCart(signal),
  });
