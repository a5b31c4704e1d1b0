import type { InventoryColour, InventoryLine } from '@shop/contracts';
import type { PickView } from './pick-view.ts';
import type { PickedLine, PickStep } from './picked-line.ts';

/** A bag of the set with the numbers of its steps that use parts. */
export type Bag = { bag: number; steps: readonly number[] };

export function bagsOf(lines: readonly InventoryLine[]): readonly Bag[] {
  const bags = new Map<number, Set<number>>();
  for (const { uses } of lines)
    for (const { bag, step } of uses) bags.set(bag, (bags.get(bag) ?? new Set<number>()).add(step));
  return [...bags]
    .map(([bag, steps]) => ({ bag, steps: [...steps].sort((one, other) => one - other) }))
    .sort((one, other) => one.bag - other.bag);
}

/** The bag and step that a view shows; `step` is absent for a whole bag. Falls back to the first step of the set. */
export function shownStep(
  bags: readonly Bag[],
  { bag, step }: Pick<PickView, 'bag' | 'step'>,
): { bag: Bag; step: number | undefined } | undefined {
  const ofStep = step === undefined ? undefined : bags.find(({ steps }) => steps.includes(step));
  if (ofStep) return { bag: ofStep, step };
  const whole = step === undefined ? bags.find((one) => one.bag === bag) : undefined;
  if (whole) return { bag: whole, step: undefined };
  const [first] = bags;
  return first && { bag: first, step: first.steps[0] };
}

/** A part to show, with the pieces that the shown step or bag needs, and where it is picked. */
export type ShownPart = { part: InventoryLine; needed?: number; step?: PickStep };

/** The parts of a step, or of a whole bag. */
export function partsOf(lines: readonly InventoryLine[], bag: number, step: number | undefined): readonly ShownPart[] {
  return lines.flatMap((part) => {
    const uses = part.uses.filter((use) => use.bag === bag && (step === undefined || use.step === step));
    const [first] = uses;
    if (!first) return [];
    const needed = uses.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ part, needed, step: { bag, step: first.step } }];
  });
}

/** The colours of parts with the number of parts, the most frequent first. */
export function coloursOf(parts: readonly ShownPart[]): readonly { colour: InventoryColour; count: number }[] {
  const counts = new Map<string, { colour: InventoryColour; count: number }>();
  for (const { part } of parts) {
    const known = counts.get(part.colour.id) ?? { colour: part.colour, count: 0 };
    counts.set(part.colour.id, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

const toKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '').replaceAll(/[×*]/g, 'x');

/** The parts that match the filters of a view. Each word of the search occurs in name, colour or number. */
export function filterParts(
  parts: readonly ShownPart[],
  { colours, category = '', search = '' }: { colours: readonly string[]; category?: string; search?: string },
): readonly ShownPart[] {
  const keys = search.split(/\s+/).map(toKey).filter(Boolean);
  return parts.filter(({ part }) => {
    if (colours.length > 0 && !colours.includes(part.colour.id)) return false;
    if (category !== '' && part.category !== category) return false;
    const text = toKey([part.name, part.colour.name, part.partNumber, part.shopNumber].join('\n'));
    return keys.every((key) => text.includes(key));
  });
}

export const categoriesOf = (lines: readonly InventoryLine[]): readonly string[] => [
  ...new Set(lines.map(({ category }) => category).filter(Boolean)),
];

/** The particles that were picked in a step, or in a bag. */
export const pickedIn = (lines: readonly PickedLine[], where: Partial<PickStep>): number =>
  lines.reduce((sum, line) => {
    const step = line.kind === 'listed' ? line.step : undefined;
    const isThere =
      step &&
      (where.step === undefined || step.step === where.step) &&
      (where.bag === undefined || step.bag === where.bag);
    return isThere ? sum + line.quantity : sum;
  }, 0);

/** Whether a part is out of stock for a quantity. An unknown stock is not. */
export const isOutOfStock = ({ stock }: InventoryLine, quantity: number): boolean =>
  stock !== undefined && stock < Math.max(1, quantity);
