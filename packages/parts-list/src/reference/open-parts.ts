import type { Reference } from './reference.entity.ts';
import { isKnownByPattern, unprintedNumber } from './print-pattern.ts';
import type { PartTables } from './tables.entity.ts';
import { unpackNumbers, unpackPairs } from './unpack.ts';

export type Parts = Pick<Reference, 'part' | 'coloursOf' | 'partOfGds' | 'alias' | 'halvesOf' | 'bricklinkNumber'> & {
  numbers: readonly string[];
  /** How many colours a part was made in, as a measure of how common it is. */
  fame: (part: string) => number;
  /** The part without its print, if known. */
  blankOf: (part: string) => string | undefined;
};

const NONE: ReadonlySet<number> = new Set();

/** Numbers and colours of parts. Sets of colours are created on first use. */
export function openParts(tables: PartTables): Parts {
  const numbers = unpackNumbers(tables.numbers);
  const place = new Map(numbers.map((number, at) => [number, at]));
  const made = tables.made.split(' ');
  const colourOfCharacter = new Map(
    [...tables.characters].map((character, at) => [character, tables.colours[at]?.[0] ?? 0]),
  );
  const coloursAt = new Map<number, ReadonlySet<number>>();
  const [gds, aliases, halves, bricklink] = [
    unpackPairs(tables.gds),
    unpackPairs(tables.aliases),
    unpackPairs(tables.halves),
    unpackPairs(tables.bricklink),
  ];
  const blanks = unpackPairs(tables.blanks, '>');
  const fame = (part: string): number => made[place.get(part) ?? -1]?.length ?? 0;
  const alias = (number: string): string | undefined => aliases.get(number);
  const blankOf = (part: string): string | undefined => {
    const listed = blanks.get(part);
    if (listed !== undefined) return listed;
    const under = unprintedNumber(part);
    return under === undefined || place.has(under) || isKnownByPattern(under)
      ? under
      : (alias(under) ?? mouldOfStem(under, (number) => place.has(number), fame));
  };
  return {
    numbers,
    fame,
    blankOf,
    part: (number) =>
      place.has(number) || blankOf(number) !== undefined || isKnownByPattern(number) ? number : undefined,
    coloursOf: (part) => {
      const at = place.get(part);
      if (at === undefined) return NONE;
      const known =
        coloursAt.get(at) ?? new Set([...(made[at] ?? '')].map((character) => colourOfCharacter.get(character) ?? 0));
      coloursAt.set(at, known);
      return known;
    },
    partOfGds: (number) =>
      gds.get(
        number
          .normalize('NFKC')
          .trim()
          .toUpperCase()
          .replace(/^GDS-?/, '')
          .replace(/^0+(?=\d)/, ''),
      ),
    alias,
    halvesOf: (part) => halves.get(part),
    bricklinkNumber: (part) => bricklink.get(part) ?? part,
  };
}

/** The mould made in most colours, of those with the same number and different letters. */
export function mouldOfStem(
  stem: string,
  isKnown: (number: string) => boolean,
  fame: (part: string) => number,
): string | undefined {
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    .map((letter) => stem + letter)
    .filter(isKnown)
    .toSorted((one, other) => fame(other) - fame(one))[0];
}
