import { ELEMENT_DIGITS, FAR_MOULD, NEAR_MOULDS, rareColourDigit, SAME_MOULD, STEP_BASE } from './element-digits.ts';
import type { ElementTable } from './tables.entity.ts';
import type { Parts } from './open-parts.ts';

/** Look-ups in the element table. */
export type Elements = {
  find: (id: number) => { part: string; colour: number } | undefined;
  newestOf: (part: string, colour: number) => string | undefined;
};

/** A few ids of before 2007 have the part's design number and three digits more. */
const FIRST_OF_EIGHT_DIGITS = 10_000_000;

/** Ids in rising order, and the rank of each one's mould by the colours it was made in. */
function unpackElements({ steps, moulds: ranks, colours }: ElementTable): { ids: Int32Array; moulds: Int32Array } {
  const count = colours.length;
  const [ids, moulds] = [new Int32Array(count), new Int32Array(count)];
  for (let at = 0, place = 0, id = 0; place < count; place++) {
    let [unit, digit] = [1, digitAt(steps, at++)];
    for (; digit >= STEP_BASE; unit *= STEP_BASE, digit = digitAt(steps, at++)) id += (digit - STEP_BASE) * unit;
    id += digit * unit;
    ids[place] = id;
  }
  for (let at = 0, place = 0; place < count; place++) {
    let [first, beyond] = [digitAt(ranks, at++), 0];
    if (first === FAR_MOULD) [first, beyond] = [digitAt(ranks, at++), NEAR_MOULDS];
    moulds[place] =
      first === SAME_MOULD ? (moulds[place - 1] ?? 0) : beyond + first * ELEMENT_DIGITS.length + digitAt(ranks, at++);
  }
  return { ids, moulds };
}

const digits = new Uint8Array(128);
for (let at = 0; at < ELEMENT_DIGITS.length; at++) digits[ELEMENT_DIGITS.charCodeAt(at)] = at;
const digitAt = (text: string, at: number): number => digits[text.charCodeAt(at)] ?? 0;

/** Unpacks the element table into arrays; ids are found by binary search. */
export function openElements(table: ElementTable, { numbers, fame, coloursOf }: Parts): Elements {
  const { ids, moulds } = unpackElements(table);
  const count = ids.length;
  const byFame: string[][] = [];
  for (const number of numbers) (byFame[fame(number)] ??= []).push(number);
  // Numbers with the same count of colours stay in order; parts that were never made have no elements.
  const ranked = byFame.slice(1).reverse().flat();
  /** The colour that a digit stands for: one of the mould's own, in the order of the table, or a rare one. */
  const colourAt = (place: number): number => {
    const digit = digitAt(table.colours, place);
    const own = [...coloursOf(ranked[moulds[place] ?? 0] ?? '')];
    return own[digit] ?? table.rareColours[rareColourDigit(digit)] ?? 0;
  };
  const rank = new Map(ranked.map((number, place) => [number, place]));
  let placesOf: Map<number, number[]> | undefined;
  const byMould = (): Map<number, number[]> => {
    if (placesOf) return placesOf;
    placesOf = new Map();
    for (const [place, mould] of moulds.entries()) {
      const places = placesOf.get(mould);
      if (places) places.push(place);
      else placesOf.set(mould, [place]);
    }
    return placesOf;
  };
  return {
    find: (id) => {
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ids[middle] ?? 0) < id) low = middle + 1;
        else high = middle;
      }
      return ids[low] === id ? { part: ranked[moulds[low] ?? 0] ?? '', colour: colourAt(low) } : undefined;
    },
    // Ids are assigned in ascending order, so the highest is the newest; those of eight digits are of another kind.
    newestOf: (part, colour) => {
      const places = byMould()
        .get(rank.get(part) ?? -1)
        ?.filter((at) => colourAt(at) === colour);
      const place = places?.findLast((at) => (ids[at] ?? 0) < FIRST_OF_EIGHT_DIGITS) ?? places?.at(-1);
      return place === undefined ? undefined : String(ids[place]);
    },
  };
}
