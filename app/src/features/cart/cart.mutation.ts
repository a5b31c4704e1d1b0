import type { Cart, CartLine, Language } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isTokenRefusal, toFailure } from '../../data/call-error.ts';
import { useConnection } from '../../data/connection.store.ts';
import { cartQuery } from './cart.query.ts';
import { SEQUENTIAL } from './sequential.ts';
import { saveUnsentQuantity } from './unsent-quantities.store.ts';

const calls = () => import('./cart.calls.ts');
const invalidateCart = (client: QueryClient) => client.invalidateQueries({ queryKey: ['cart'] });

const CHANGES = ['cart', 'change'];
/** Only after the last pending change: an earlier response would overwrite changes that are not sent yet. */
const invalidateCartAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey: CHANGES }) > 1 ? undefined : invalidateCart(client);

/** Matches the pending changes of quantity. */
export const QUANTITY_CHANGES = { mutationKey: [...CHANGES, 'quantity'], status: 'pending' } as const;
/** `before` is the quantity that the shop has, for rolling back. */
export type QuantityChange = { id: string; quantity: number; before: number };

/** Updates the shown quantity of a line: `next` of the one that is shown. */
export const showQuantity = (client: QueryClient, language: Language, id: string, next: (shown: number) => number) =>
  client.setQueryData<Cart>(
    cartQuery(language).queryKey,
    (cart) =>
      cart && {
        ...cart,
        valid: cart.valid.map((line) => (line.id === id ? { ...line, quantity: next(line.quantity) } : line)),
      },
  );

/**
 * Sends a quantity that is already shown, and rolls it back when the server refuses it; each refusal is reported. With
 * a refused token it is sent after signing in, without a connection once there is one: the last quantity counts, so it
 * may be sent twice. `hasUnsent` is true while another quantity is not sent yet.
 */
export const quantityMutation = (
  client: QueryClient,
  language: Language,
  { onRefused, hasUnsent }: { onRefused: (id: string, problem: unknown) => void; hasUnsent: () => boolean },
) => ({
  mutationKey: QUANTITY_CHANGES.mutationKey,
  scope: SEQUENTIAL,
  mutationFn: async ({ id, quantity }: QuantityChange) => (await calls()).changeQuantity({ id, quantity }),
  onError: (problem: unknown, { id, quantity, before }: QuantityChange) => {
    // A later change of the same line stays shown until its own response arrives.
    showQuantity(client, language, id, (shown) => (shown === quantity ? before : shown));
    const isOffline = toFailure(problem).kind === 'offline';
    if (isOffline || isTokenRefusal(problem)) saveUnsentQuantity(id, quantity);
    if (isOffline) useConnection.setState({ isLost: true });
    else onRefused(id, problem);
  },
  onSettled: () => (hasUnsent() ? undefined : invalidateCartAfterLast(client)),
});

export const removeMutation = (client: QueryClient, language: Language) => {
  const { queryKey } = cartQuery(language);
  const without = (lines: readonly CartLine[], ids: readonly string[]) => lines.filter(({ id }) => !ids.includes(id));
  return {
    mutationKey: [...CHANGES, 'remove'],
    scope: SEQUENTIAL,
    mutationFn: async (ids: readonly string[]) => (await calls()).removeLines(ids),
    onMutate: async (ids: readonly string[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Cart>(
        queryKey,
        (cart) => cart && { valid: without(cart.valid, ids), invalid: without(cart.invalid, ids) },
      );
    },
    onSettled: () => invalidateCartAfterLast(client),
  };
};

/** A removed line that was restored under a new id, or why it could not be. */
export type RestoredLine = { line: CartLine; id?: string; problem?: unknown };

/**
 * Restores removed lines, one after the other. Servers have no undo, so they are added again as new lines at the
 * current prices.
 */
export const restoreMutation = (client: QueryClient) => ({
  mutationKey: [...CHANGES, 'restore'],
  scope: SEQUENTIAL,
  mutationFn: async (lines: readonly CartLine[]): Promise<readonly RestoredLine[]> => {
    const { addToCart } = await calls();
    const restored: RestoredLine[] = [];
    for (const line of lines) {
      const { productId, uniqueId, quantity } = line;
      restored.push(
        await addToCart({ productId, uniqueId, quantity }).then(
          ({ lineId }): RestoredLine => ({ line, id: lineId }),
          (problem: unknown): RestoredLine => ({ line, problem }),
        ),
      );
    }
    return restored;
  },
  onSettled: () => invalidateCartAfterLast(client),
});
