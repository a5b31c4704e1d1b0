import { CallError } from '../../data/call-error.ts';
import type { Addition } from './addition.ts';
import { addToCart } from './cart.calls.ts';

/** One addition after the other, as a person would: the family's servers know no call for many. Tells after each how it went; a token that died ends it. */
export async function addMany(
  additions: readonly Addition[],
  onEach: (addition: Addition, problem: unknown) => void,
): Promise<void> {
  for (const addition of additions) {
    const problem = await addToCart(addition).then(
      () => undefined,
      (error: unknown) => error,
    );
    onEach(addition, problem);
    if (problem instanceof CallError && problem.kind === 'signedOut') return;
  }
}
