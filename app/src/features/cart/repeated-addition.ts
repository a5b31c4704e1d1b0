import type { QueryClient } from '@tanstack/react-query';
import type { Addition } from './addition.ts';

/** The second click of a double click comes within this time: systems allow up to 0.5 s, and tired fingers need more. */
const DOUBLE_CLICK_MS = 700;

/** Whether the same addition is still being sent, or was sent so shortly ago that this one is a double click. */
export const isRepeated = (client: QueryClient, addition: Addition): boolean =>
  client
    .getMutationCache()
    .findAll({ predicate: ({ state }) => isSame(state.variables, addition) })
    .some(({ state: { status, submittedAt } }) => status === 'pending' || Date.now() - submittedAt < DOUBLE_CLICK_MS);

function isSame(variables: unknown, addition: Addition): boolean {
  const sent = variables as Partial<Addition> | undefined;
  return (
    sent?.productId === addition.productId &&
    sent.uniqueId === addition.uniqueId &&
    sent.quantity === addition.quantity &&
    sent.isBuyNow === addition.isBuyNow
  );
}
