import type { ElementTable } from '../../packages/parts-list/src/reference/tables.entity.ts';
import {
  ELEMENT_DIGITS,
  FAR_MOULD,
  NEAR_MOULDS,
  SAME_MOULD,
  STEP_BASE,
} from '../../packages/parts-list/src/reference/element-digits.ts';
import type { Element } from '../part-tables.ts';

/** The number of elements that fit the budget of 200 kB for all tables. */
const MAX_ELEMENTS = 46_300;
/** Element ids from here on were given in 2021 or later; ids are assigned in ascending order. */
const FIRST_ID_OF_2021 = 6_325_000;

/**
 * Chooses the elements for the table: of parts without a print in the shop's colours, without legacy ids. First those
 * whose id would be read as another legacy id, then those of 2021 and later, then the newest of every other pair, then
 * parts made in most colours.
 */
export function chooseElements(
  elements: readonly Element[],
  rank: ReadonlyMap<string, number>,
  readLegacyId: (id: string) => { part: string; colour: number } | undefined,
): Element[] {
  const newest = new Set<string>();
  const chosen: { element: Element; priority: number }[] = [];
  for (const element of elements
    .filter(({ part, id }) => rank.has(part) && /^[1-9]\d{3,6}$/.test(id))
    .toSorted((one, other) => Number(other.id) - Number(one.id))) {
    const legacy = readLegacyId(element.id);
    const pair = `${element.part}/${element.colour}`;
    const isNewest = !newest.has(pair);
    newest.add(pair);
    if (legacy && legacy.part === element.part && legacy.colour === element.colour) continue;
    const priority = isNewest || Number(element.id) >= FIRST_ID_OF_2021 ? 1 : 2;
    chosen.push({ element, priority: legacy ? 0 : priority });
  }
  const rankOf = ({ part }: Element): number => rank.get(part) ?? 0;
  return chosen
    .toSorted((one, other) => one.priority - other.priority || rankOf(one.element) - rankOf(other.element))
    .slice(0, MAX_ELEMENTS)
    .map(({ element }) => element);
}

const digitOf = (digit: number): string => ELEMENT_DIGITS.charAt(digit);

function rankDigits(rank: number): string {
  if (rank >= NEAR_MOULDS) return `${digitOf(FAR_MOULD)}${rankDigits(rank - NEAR_MOULDS)}`;
  return `${digitOf(Math.floor(rank / ELEMENT_DIGITS.length))}${digitOf(rank % ELEMENT_DIGITS.length)}`;
}

/**
 * Ids in rising order: steps from one to the next, the mould's rank by colours made, the colour's place among its
 * mould's.
 */
export function packElements(
  elements: readonly Element[],
  rank: ReadonlyMap<string, number>,
  coloursMade: (part: string) => readonly number[],
): ElementTable {
  const table = { steps: '', moulds: '', colours: '' };
  let [before, mouldBefore] = [0, -1];
  for (const { id, part, colour } of elements.toSorted((one, other) => Number(one.id) - Number(other.id))) {
    let step = Number(id) - before;
    before = Number(id);
    for (; step >= STEP_BASE; step = Math.floor(step / STEP_BASE))
      table.steps += digitOf(STEP_BASE + (step % STEP_BASE));
    table.steps += digitOf(step);
    const mould = rank.get(part) ?? 0;
    table.moulds += mould === mouldBefore ? digitOf(SAME_MOULD) : rankDigits(mould);
    mouldBefore = mould;
    table.colours += digitOf(coloursMade(part).indexOf(colour));
  }
  return table;
}
