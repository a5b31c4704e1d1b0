/** Characters that look alike. */
const ALIKE: Readonly<Record<string, string>> = {
  o: '0',
  '0': 'o',
  l: '1',
  i: '1',
  '1': 'l',
  s: '5',
  '5': 's',
  b: '8',
  '8': 'b',
  z: '2',
  '2': 'z',
};
const CHARACTERS = Array.from('0123456789abcdefpr');
/** The most numbers that are suggested. */
const MAX_FOUND = 3;
/** Shorter texts are similar to too many numbers. */
const MIN_LENGTH = 3;

/**
 * Known numbers that differ by one typo, and the mould of an assembly. Look-alike and swapped characters come before
 * other typos; among equals, numbers made in most colours come first.
 */
export function nearNumbers(
  written: string,
  isKnown: (number: string) => boolean,
  fame: (part: string) => number,
): readonly string[] {
  const number = written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .slice(0, 20);
  if (number.length < MIN_LENGTH) return [];
  const found: string[] = [];
  const add = (candidates: readonly string[]) => {
    const known = [...new Set(candidates)].filter(
      (candidate) => candidate !== '' && candidate !== written && isKnown(candidate) && !found.includes(candidate),
    );
    found.push(...known.toSorted((one, other) => fame(other) - fame(one)));
  };
  add([
    number,
    [...number].map((character) => (/\d/.test(character) ? character : (ALIKE[character] ?? character))).join(''),
    /^\d{3,}/.exec(number)?.[0] ?? '',
  ]);
  add(
    places(number).flatMap((at) => [
      swapped(number, at),
      number.slice(0, at) + (ALIKE[number.charAt(at)] ?? number.charAt(at)) + number.slice(at + 1),
    ]),
  );
  if (found.length < MAX_FOUND) add(places(number).flatMap((at) => typos(number, at)));
  return found.slice(0, MAX_FOUND);
}

const places = (number: string): number[] => Array.from({ length: number.length + 1 }, (_, at) => at);
const swapped = (number: string, at: number): string =>
  number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);

/** All variants of a number with one character less, more or replaced at a position. */
function typos(number: string, at: number): string[] {
  const [before, after] = [number.slice(0, at), number.slice(at + 1)];
  return [
    before + after,
    ...CHARACTERS.flatMap((character) => [before + character + after, before + character + number.slice(at)]),
  ];
}
