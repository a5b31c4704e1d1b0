import type { OrderLine } from '@shop/contracts';
import type { BoughtAgainResult } from '@shop/design-system';

/**
 * The lines to add when an order is bought again: all, or what was missing after the attempt before, in the pieces that
 * are missing. A line without an answer may be in the cart, so it is not added again.
 */
export const linesToAdd = (lines: readonly OrderLine[], before: BoughtAgainResult | undefined): readonly OrderLine[] =>
  before
    ? before.missing.flatMap(({ line, added, reason }) =>
        reason === 'unanswered' ? [] : [{ ...line, quantity: line.quantity - added }],
      )
    : lines;

/** What came of all attempts together. */
export function afterAttempt(before: BoughtAgainResult | undefined, result: BoughtAgainResult): BoughtAgainResult {
  if (!before) return result;
  const missing = before.missing.flatMap((one) => {
    if (one.reason === 'unanswered') return [one];
    const still = result.missing.find(({ line }) => line.id === one.line.id);
    return still ? [{ ...still, line: one.line, added: one.added + still.added }] : [];
  });
  const countNone = (of: BoughtAgainResult['missing']) => of.filter(({ added }) => added === 0).length;
  return { kinds: before.kinds + countNone(before.missing) - countNone(missing), missing };
}
