import type { ElementTable } from '../../packages/parts-list/src/reference/tables.entity.ts';
import { ELEMENT_SIGNS, SAME_MOULD, STEP_BASE } from '../../packages/parts-list/src/reference/element-signs.ts';
import type { Element } from './sources.ts';

/** Elements that the table holds: what the budget of 200 kB for all tables leaves room for. */
const MOST = 46_300;

/**
 * Which elements are kept: of plain moulds in the shop's colours, without those whose id tells what they are. First those whose id
 * would tell something else, then the newest of every pair, then what is made in most colours.
 */
export function chooseElements(
  elements: readonly Element[],
  moulds: readonly string[],
  tell: (id: string) => { part: string; colour: number } | undefined,
): Element[] {
  // The rest, made in one colour, has no two digits left.
  const rank = new Map(moulds.slice(0, SAME_MOULD * ELEMENT_SIGNS.length).map((number, place) => [number, place]));
  const newest = new Set<string>();
  const kept: { element: Element; turn: number }[] = [];
  for (const element of elements
    .filter(({ part, id }) => rank.has(part) && /^[1-9]\d{3,6}$/.test(id))
    .toSorted((one, other) => Number(other.id) - Number(one.id))) {
    const told = tell(element.id);
    const pair = `${element.part}/${element.colour}`;
    const isNewest = !newest.has(pair);
    newest.add(pair);
    if (told && told.part === element.part && told.colour === element.colour) continue;
    const turn = isNewest ? 1 : 2;
    kept.push({ element, turn: told ? 0 : turn });
  }
  const rankOf = ({ part }: Element): number => rank.get(part) ?? 0;
  return kept
    .toSorted((one, other) => one.turn - other.turn || rankOf(one.element) - rankOf(other.element))
    .slice(0, MOST)
    .map(({ element }) => element);
}

/** Ids in rising order: steps from one to the next, the mould's rank by colours made, the colour's place among its mould's. */
export function packElements(
  elements: readonly Element[],
  rank: ReadonlyMap<string, number>,
  colourPlace: (part: string, colour: number) => number,
): ElementTable {
  const table = { steps: '', moulds: '', colours: '' };
  let [before, mouldBefore] = [0, -1];
  const sign = (digit: number): string => ELEMENT_SIGNS.charAt(digit);
  for (const { id, part, colour } of elements.toSorted((one, other) => Number(one.id) - Number(other.id))) {
    let step = Number(id) - before;
    before = Number(id);
    for (; step >= STEP_BASE; step = Math.floor(step / STEP_BASE)) table.steps += sign(STEP_BASE + (step % STEP_BASE));
    table.steps += sign(step);
    const mould = rank.get(part) ?? 0;
    table.moulds +=
      mould === mouldBefore
        ? sign(SAME_MOULD)
        : `${sign(Math.floor(mould / ELEMENT_SIGNS.length))}${sign(mould % ELEMENT_SIGNS.length)}`;
    mouldBefore = mould;
    table.colours += sign(colourPlace(part, colour));
  }
  return table;
}
