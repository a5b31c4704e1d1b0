import { CallError } from '../../data/call-error.ts';
import type { Addition } from './addition.ts';
import { addPieces } from './add-pieces.ts';

/**
 * Adds parts one after the other, as a person would: the family's servers have no call for several. Reports the result
 * of each, with its line in the cart; stops when the token has expired, or when `onEach` returns 'stop'.
 */
export async function addMany(
  additions: readonly Addition[],
  onEach: (addition: Addition, problem: unknown, lineId?: string) => unknown,
): Promise<void> {
  for (const addition of additions) {
    const { lineId, problem } = await addPieces(addition).then(
      (line) => ({ ...line, problem: undefined }),
      (error: unknown) => ({ lineId: undefined, problem: error }),
    );
    if (onEach(addition, problem, lineId) === 'stop') return;
    if (problem instanceof CallError && problem.kind === 'signedOut') return;
  }
}
