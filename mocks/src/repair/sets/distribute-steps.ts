import type { PartUse } from '@shop/contracts';
import { proportionally } from '../../goods/prices.ts';
import { randomsOf, shuffled } from './seeded-choice.ts';
import type { ShopSet } from './sets.ts';

/** The most kinds of parts in a step. */
const MAX_KINDS = 16;
/** The number of kinds that steps have on average, if the set has enough pieces. */
const USUAL_KINDS = 6;
/** How often a part is used again in the same bag. */
const SAME_BAG = 0.7;

/** Steps and bags, counted from 1: bags have about equally many steps. */
const bagOf = ({ bags, steps }: ShopSet, step: number): number => Math.floor(((step - 1) * bags) / steps) + 1;

/** The kinds of parts that are used in each step, by index of the part; the step's number is the index plus one. */
type Plan = { steps: Set<number>[]; set: ShopSet; random: () => number };

/** The step for one more use of a part: an empty one, or else one with room, mostly in the bag of its first use. */
function nextStep({ steps, set, random }: Plan, part: number, first: number): number | undefined {
  const open = steps.flatMap((kinds, step) => (kinds.size < MAX_KINDS && !kinds.has(part) ? [step] : []));
  const empty = open.filter((step) => steps[step]?.size === 0);
  if (empty.length > 0) return empty.toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first))[0];
  const near = open.filter((step) => bagOf(set, step + 1) === bagOf(set, first + 1));
  const options = near.length > 0 && random() < SAME_BAG ? near : open;
  return options[Math.floor(random() * options.length)];
}

/**
 * Where the parts of a set are used, by index of the part: their quantities are distributed to the steps, each of which
 * has at least one kind. The same at each call.
 */
export function distributeSteps(set: ShopSet, quantities: readonly number[]): readonly (readonly PartUse[])[] {
  const random = randomsOf(`${set.number}/steps`);
  const plan: Plan = { steps: Array.from({ length: set.steps }, () => new Set<number>()), set, random };
  const { steps } = plan;
  const order = shuffled([...quantities.keys()], random);
  const firstOf = new Map(order.map((part, place) => [part, Math.floor((place * set.steps) / order.length)]));
  for (const [part, step] of firstOf) steps[step]?.add(part);
  // Frequent parts are used in more steps, but in each at least once.
  const wanted = Math.max(0, set.steps * USUAL_KINDS - quantities.length);
  const more = proportionally(
    wanted,
    quantities.map((quantity) => quantity - 1),
  );
  for (const part of order) {
    const limit = Math.min(more[part] ?? 0, (quantities[part] ?? 1) - 1);
    for (let used = 0; used < limit; used++) {
      const step = nextStep(plan, part, firstOf.get(part) ?? 0);
      if (step === undefined) break;
      steps[step]?.add(part);
    }
  }
  return quantities.map((quantity, part) => usesOf(plan, part, quantity));
}

function usesOf({ steps, set, random }: Plan, part: number, quantity: number): readonly PartUse[] {
  const used = steps.flatMap((kinds, step) => (kinds.has(part) ? [step + 1] : []));
  const more = proportionally(
    quantity - used.length,
    used.map(() => 1 + Math.floor(random() * 100)),
  );
  return used.map((step, place) => ({ bag: bagOf(set, step), step, quantity: 1 + (more[place] ?? 0) }));
}
