import type { ElementTable } from '../../packages/parts-list/src/reference/tables.entity.ts';
import {
  ELEMENT_DIGITS,
  FAR_MOULD,
  NEAR_MOULDS,
  rareColourDigit,
  SAME_MOULD,
  STEP_BASE,
} from '../../packages/parts-list/src/reference/element-digits.ts';
import type { Element } from '../part-tables.ts';

/** The number of elements that fit the budget of 200 kB for all tables. */
const MAX_ELEMENTS = 46_300;
/** Element ids from here on were given in 2021 or later; ids are assigned in ascending order. */
export const FIRST_ID_OF_2021 = 6_325_000;

/** Rises with age. The 27 ids of eight digits, a design number and three digits more, are among the oldest. */
const age = ({ id }: Element): number => (id.length === 8 ? 0 : -Number(id));

/**
 * Chooses the elements for the table: of parts without a print, without legacy ids. First those whose id would be read
 * as another legacy id, then those of 2021 and later, then the newest of every other pair, then parts made in most
 * colours.
 */
export function chooseElements(
  elements: readonly Element[],
  rank: ReadonlyMap<string, number>,
  readLegacyId: (id: string) => { part: string; colour: number } | undefined,
): Element[] {
  const newest = new Set<string>();
  const chosen: { element: Element; priority: number }[] = [];
  for (const element of elements
    .filter(({ part, id }) => rank.has(part) && /^[1-9]\d{3,7}$/.test(id))
    .toSorted((one, other) => age(one) - age(other))) {
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
 * mould's, or among the rare ones.
 */
export function packElements(
  elements: readonly Element[],
  rank: ReadonlyMap<string, number>,
  coloursMade: (part: string) => readonly number[],
): ElementTable {
  const rare = Map.groupBy(
    elements.filter(({ part, colour }) => !coloursMade(part).includes(colour)),
    ({ colour }) => colour,
  );
  const rareColours = [...rare].toSorted(([, one], [, other]) => other.length - one.length).map(([colour]) => colour);
  const table: ElementTable = { steps: '', moulds: '', colours: '', rareColours };
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
    const own = coloursMade(part);
    const digit = own.includes(colour) ? own.indexOf(colour) : rareColourDigit(rareColours.indexOf(colour));
    if (!own.includes(colour) && digit < own.length) throw new Error(`${part} has no digit left for colour ${colour}.`);
    table.colours += digitOf(digit);
  }
  return table;
}
