import type { Cart } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@shop/design-system/words';
import type { Addition } from './addition.ts';
import { cartQuery } from './cart.query.ts';

const calls = () => import('./cart.calls.ts');
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['cart'] });

export const addMutation = (client: QueryClient) => ({
  mutationFn: async (addition: Addition) => (await calls()).addToCart(addition),
  onSuccess: () => askAgain(client),
});

/** Shows the new quantity at once and takes it back when the server refuses it. */
export const quantityMutation = (client: QueryClient, language: Language) => ({
  mutationFn: async (change: { id: string; quantity: number }) => (await calls()).changeQuantity(change),
  onMutate: async ({ id, quantity }: { id: string; quantity: number }) => {
    const { queryKey } = cartQuery(language);
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    if (before) client.setQueryData<Cart>(queryKey, { ...before, valid: before.valid.map((line) => (line.id === id ? { ...line, quantity } : line)) });
    return { before };
  },
  onError: (_: unknown, __: unknown, kept: { before: Cart | undefined } | undefined) => client.setQueryData(cartQuery(language).queryKey, kept?.before),
  onSettled: () => askAgain(client),
});

export const removeMutation = (client: QueryClient) => ({
  mutationFn: async (ids: readonly string[]) => (await calls()).removeLines(ids),
  onSettled: () => askAgain(client),
});
