import type { PartUse } from '@shop/contracts';
import type { Catalogue } from '../../catalogue-data/catalogue.entity.ts';
import { chooseParts, type SetPart } from './choose-parts.ts';
import { distributeSteps } from './distribute-steps.ts';
import type { ShopSet } from './sets.ts';

/** A part of a set with its id in the inventory and the steps that use it. */
export type UsedPart = SetPart & { id: string; uses: readonly PartUse[] };

const cache = new WeakMap<Catalogue, Map<string, readonly UsedPart[]>>();
const PLACE_DIGITS = 3;

/** The parts of a set in the order of its inventory, composed once. They depend on no language, price or stock. */
export function partsOf(catalogue: Catalogue, set: ShopSet): readonly UsedPart[] {
  const known = cache.get(catalogue) ?? new Map<string, readonly UsedPart[]>();
  cache.set(catalogue, known);
  const cached = known.get(set.number);
  if (cached) return cached;
  const parts = chooseParts(catalogue, set);
  const uses = distributeSteps(
    set,
    parts.map(({ quantity }) => quantity),
  );
  const used = parts.map((part, place) => ({
    ...part,
    id: `${set.number}${String(place + 1).padStart(PLACE_DIGITS, '0')}`,
    uses: uses[place] ?? [],
  }));
  known.set(set.number, used);
  return used;
}
