/** Fractions of a stud or a brick as names and shoppers write them, in the form used inside a size. */
const FRACTIONS: Record<string, string> = {
  '1/2': '.5',
  '1/3': '.33',
  '2/3': '.67',
  '1/4': '.25',
  '3/4': '.75',
  '½': '.5',
  '⅓': '.33',
  '⅔': '.67',
  '¼': '.25',
  '¾': '.75',
};

const FRACTION = /(\d)?[ -]?([½⅓⅔¼¾])|(?:(\d)[ -])?(?<![\d/.])(1\/2|1\/3|2\/3|1\/4|3\/4)(?![\d/])/g;
/** `2x1x2/3` and `1⅔` become `2x1x.67` and `1.67`. */
const inDecimals = (text: string): string =>
  text.replace(
    FRACTION,
    (
      _,
      beforeCharacter: string | undefined,
      character: string | undefined,
      before: string | undefined,
      fraction: string | undefined,
    ) => `${beforeCharacter ?? before ?? ''}${FRACTIONS[character ?? fraction ?? ''] ?? ''}`,
  );

/**
 * Normalizes a text for comparison: half-width, lower case, American "gray", and `2x4` for `2*4`, `2×4`, `2 x 4`, `2乘4`
 * and `2 by 4`, separated from adjacent words. Chinese is simplified by the index, which has the shop's characters.
 */
export const normalize = (text: string): string =>
  inDecimals(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×*✕✖]/g, 'x')
    .replace(/(\d)\s*(?:x|乘以?|\bby\b)\s*(?=[\d.])/g, '$1x')
    .replace(/(?<=\p{L}{2})(?=\d+x\d)|(?<=\dx\d*)(?=(?!x)[a-wyz]{2})/gu, ' ')
    .replace(/\bgds[\s-]*(\d+)(?:-(\d{3})\b)?/g, 'gds$1$2')
    .replaceAll('grey', 'gray')
    .trim();

/** Normalizes a part number for comparison: letters and digits only, without the extension of an LDraw file. */
export const code = (text: string): string =>
  normalize(text)
    .replace(/\.(dat|ldr|mpd|l3b)$/, '')
    .replace(/[^a-z0-9]/g, '');

const CHINESE = /\p{Script=Han}/u;
export const isChinese = (word: string): boolean => CHINESE.test(word);

const WORD = /\p{Script=Han}+|\.?[a-z0-9][a-z0-9.]*/gu;
/** The words of a normalized text: runs of Chinese, runs of letters, digits and points. */
export const wordsOf = (text: string): string[] =>
  text.match(WORD)?.map((word) => word.replace(/(?<=[a-z0-9])\.+$/, '')) ?? [];

/** Whether a word is a size, complete or unfinished: `2x4`, `1x2x.67`, `2x`. */
export const isSize = (word: string): boolean =>
  /^(\d+|\d*\.\d+)(x(\d+|\d*\.\d+))*x?$/.test(word) && word.includes('x');

/** A size with its first two numbers swapped: `4x2` for `2x4`; other words unchanged. */
export function swappedSize(word: string): string {
  const [first, second, ...rest] = word.split('x');
  return first && second ? [second, first, ...rest].join('x') : word;
}
