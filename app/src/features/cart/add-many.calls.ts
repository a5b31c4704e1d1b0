import { CallError } from '../../data/call-error.ts';
import type { Addition } from './addition.ts';
import { addToCart } from './cart.calls.ts';

/**
 * Adds parts one after the other, as a person would: the family's servers have no call for several. Reports the result
 * of each; stops when the token has expired, or when `onEach` returns 'stop'.
 */
export async function addMany(
  additions: readonly Addition[],
  onEach: (addition: Addition, problem: unknown) => unknown,
): Promise<void> {
  for (const addition of additions) {
    const problem = await addToCart(addition).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (onEach(addition, problem) === 'stop') return;
    if (problem instanceof CallError && problem.kind === 'signedOut') return;
  }
}
