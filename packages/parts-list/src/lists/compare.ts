import type { PartCount, Picture } from '@shop/contracts';
import { ANY_COLOUR } from '../formats/any-colour.ts';
import { counted, pairKey } from './algebra.ts';

/**
 * The quantities of one pair in two lists and the cart. `before`: in the earlier list. Name and picture if the shop
 * sells it.
 */
export type Difference = {
  key: string;
  part: string;
  colour?: number | 'any';
  name?: string;
  picture?: Picture;
  kind: 'added' | 'removed' | 'more' | 'fewer' | 'same';
  here: number;
  before: number;
  inCart: number;
};

/** Compares a list with an earlier one: every pair of both, those of this list first. */
export function compareLists(
  list: readonly PartCount[],
  before: readonly PartCount[],
): readonly Omit<Difference, 'inCart'>[] {
  const here = counted(list);
  const earlier = counted(before);
  return [...new Map([...here, ...earlier])].map(([id, pair]) => {
    const now = here.get(id)?.quantity ?? 0;
    const then = earlier.get(id)?.quantity ?? 0;
    const colour = pair.colour === ANY_COLOUR ? 'any' : pair.colour;
    return {
      key: pairKey({ part: pair.part, colour }),
      part: pair.part,
      colour,
      kind: kindOf(now, then),
      here: now,
      before: then,
    };
  });
}

function kindOf(now: number, then: number): Difference['kind'] {
  if (then === 0) return 'added';
  if (now === 0) return 'removed';
  if (now === then) return 'same';
  return now > then ? 'more' : 'fewer';
}
