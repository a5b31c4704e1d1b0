import type { Cart, CartLine } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@shop/design-system/messages';
import { cartQuery } from './cart.query.ts';

const calls = () => import('./cart.calls.ts');
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['cart'] });

/** Changes of the cart reach the shop one after the other, in the order in which they were made. */
const IN_TURN = { id: 'cart' };
const CHANGES = ['cart', 'change'];
/** Once nothing more is on its way: an answer in between would undo on the screen what is still to be sent. */
const askAgainAtLast = (client: QueryClient) =>
  client.isMutating({ mutationKey: CHANGES }) > 1 ? undefined : askAgain(client);

/** Finds the changes of quantity that are on their way. */
export const QUANTITY_CHANGES = { mutationKey: [...CHANGES, 'quantity'], status: 'pending' } as const;
/** `before` is the quantity that the shop has, to go back to. */
export type QuantityChange = { id: string; quantity: number; before: number };

/** Shows a line with another quantity: `next` of the one that is shown. */
export const showQuantity = (client: QueryClient, language: Language, id: string, next: (shown: number) => number) =>
  client.setQueryData<Cart>(
    cartQuery(language).queryKey,
    (cart) =>
      cart && {
        ...cart,
        valid: cart.valid.map((line) => (line.id === id ? { ...line, quantity: next(line.quantity) } : line)),
      },
  );

/** Sends a quantity that is shown already, and takes it back when the server refuses it; each refusal is told. `isSettled` is false while another one is still being typed. */
export const quantityMutation = (
  client: QueryClient,
  language: Language,
  { onRefused, isSettled }: { onRefused: (id: string, problem: unknown) => void; isSettled: () => boolean },
) => ({
  mutationKey: QUANTITY_CHANGES.mutationKey,
  scope: IN_TURN,
  mutationFn: async ({ id, quantity }: QuantityChange) => (await calls()).changeQuantity({ id, quantity }),
  onError: (problem: unknown, { id, quantity, before }: QuantityChange) => {
    // A later change of the same line stays on the screen until it is answered itself.
    showQuantity(client, language, id, (shown) => (shown === quantity ? before : shown));
    onRefused(id, problem);
  },
  onSettled: () => (isSettled() ? askAgainAtLast(client) : undefined),
});

export const removeMutation = (client: QueryClient, language: Language) => {
  const { queryKey } = cartQuery(language);
  const without = (lines: readonly CartLine[], ids: readonly string[]) => lines.filter(({ id }) => !ids.includes(id));
  return {
    mutationKey: [...CHANGES, 'remove'],
    scope: IN_TURN,
    mutationFn: async (ids: readonly string[]) => (await calls()).removeLines(ids),
    onMutate: async (ids: readonly string[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Cart>(
        queryKey,
        (cart) => cart && { valid: without(cart.valid, ids), invalid: without(cart.invalid, ids) },
      );
    },
    onSettled: () => askAgainAtLast(client),
  };
};

/** A removed line that was put back under a new id, or why it could not be. */
export type PutBack = { line: CartLine; id?: string; problem?: unknown };

/** Puts removed lines back, one after the other: servers know no undo, so they come back as new lines at the prices of now. */
export const restoreMutation = (client: QueryClient) => ({
  mutationKey: [...CHANGES, 'restore'],
  scope: IN_TURN,
  mutationFn: async (lines: readonly CartLine[]): Promise<readonly PutBack[]> => {
    const { addToCart } = await calls();
    const back: PutBack[] = [];
    for (const line of lines) {
      const { productId, uniqueId, quantity } = line;
      back.push(
        await addToCart({ productId, uniqueId, quantity }).then(
          ({ lineId }): PutBack => ({ line, id: lineId }),
          (problem: unknown): PutBack => ({ line, problem }),
        ),
      );
    }
    return back;
  },
  onSettled: () => askAgainAtLast(client),
});
