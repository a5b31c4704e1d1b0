import type { PartCount } from '@shop/contracts';
import type { Difference } from '../session/desk.entity.ts';
import { ANY_COLOUR } from '../settle/wanted.ts';
import { counted, pairKey } from './algebra.ts';

/** Sets a list beside an earlier one: each pair of either, those of this list first. */
export function compareLists(
  list: readonly PartCount[],
  before: readonly PartCount[],
): readonly Omit<Difference, 'inCart'>[] {
  const here = counted(list);
  const earlier = counted(before);
  return [...new Map([...here, ...earlier])].map(([place, pair]) => {
    const now = here.get(place)?.quantity ?? 0;
    const then = earlier.get(place)?.quantity ?? 0;
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
