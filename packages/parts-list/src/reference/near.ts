/** Signs that are taken for one another. */
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
const SIGNS = Array.from('0123456789abcdefpr');
const MOST = 3;
/** Everything is near to what is shorter. */
const SHORTEST = 3;

/** Known numbers one slip away, and the mould of an assembly: look-alike signs and swapped neighbours before others, and of those the ones made in most colours. */
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
  if (number.length < SHORTEST) return [];
  const found: string[] = [];
  const add = (candidates: readonly string[]) => {
    const known = [...new Set(candidates)].filter(
      (candidate) => candidate !== '' && candidate !== written && isKnown(candidate) && !found.includes(candidate),
    );
    found.push(...known.toSorted((one, other) => fame(other) - fame(one)));
  };
  add([
    number,
    [...number].map((sign) => (/\d/.test(sign) ? sign : (ALIKE[sign] ?? sign))).join(''),
    /^\d{3,}/.exec(number)?.[0] ?? '',
  ]);
  add(
    places(number).flatMap((at) => [
      swapped(number, at),
      number.slice(0, at) + (ALIKE[number.charAt(at)] ?? number.charAt(at)) + number.slice(at + 1),
    ]),
  );
  if (found.length < MOST) add(places(number).flatMap((at) => slips(number, at)));
  return found.slice(0, MOST);
}

const places = (number: string): number[] => Array.from({ length: number.length + 1 }, (_, at) => at);
const swapped = (number: string, at: number): string =>
  number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);

/** Everything that one sign less, more or other at a place makes of a number. */
function slips(number: string, at: number): string[] {
  const [before, after] = [number.slice(0, at), number.slice(at + 1)];
  return [before + after, ...SIGNS.flatMap((sign) => [before + sign + after, before + sign + number.slice(at)])];
}
