import type { Cart } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@shop/design-system/words';
import { cartQuery } from './cart.query.ts';

const calls = () => import('./cart.calls.ts');
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['cart'] });

/** Changes of the cart reach the shop one after the other, in the order in which they were made. */
const IN_TURN = { id: 'cart' };
const CHANGES = ['cart', 'change'];
/** Once nothing more is on its way: an answer in between would undo on the screen what is still to be sent. */
const askAgainAtLast = (client: QueryClient) => (client.isMutating({ mutationKey: CHANGES }) > 1 ? undefined : askAgain(client));

/** Finds the changes of quantity that are on their way. */
export const QUANTITY_CHANGES = { mutationKey: [...CHANGES, 'quantity'], status: 'pending' } as const;
export type QuantityChange = { id: string; quantity: number };

/** Shows the new quantity at once and takes it back when the server refuses it; each refusal is told. */
export const quantityMutation = (client: QueryClient, language: Language, onRefused: (id: string, problem: unknown) => void) => {
  const { queryKey } = cartQuery(language);
  const show = (id: string, next: (shown: number) => number) =>
    client.setQueryData<Cart>(queryKey, (cart) => cart && { ...cart, valid: cart.valid.map((line) => (line.id === id ? { ...line, quantity: next(line.quantity) } : line)) });
  return {
    mutationKey: QUANTITY_CHANGES.mutationKey,
    scope: IN_TURN,
    mutationFn: async (change: QuantityChange) => (await calls()).changeQuantity(change),
    onMutate: async ({ id, quantity }: QuantityChange) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Cart>(queryKey)?.valid.find((line) => line.id === id)?.quantity;
      show(id, () => quantity);
      return { before };
    },
    onError: (problem: unknown, { id, quantity }: QuantityChange, kept: { before: number | undefined } | undefined) => {
      // A later change of the same line stays on the screen until it is answered itself.
      show(id, (shown) => (shown === quantity ? (kept?.before ?? shown) : shown));
      onRefused(id, problem);
    },
    onSettled: () => askAgainAtLast(client),
  };
};

export const removeMutation = (client: QueryClient) => ({
  mutationKey: [...CHANGES, 'remove'],
  scope: IN_TURN,
  mutationFn: async (ids: readonly string[]) => (await calls()).removeLines(ids),
  onSettled: () => askAgainAtLast(client),
});
