/** Parts of a stud or a brick as names and shoppers write them, in the one form that can stand inside a size. */
const PARTS: Record<string, string> = {
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

const PART = /(\d)?[ -]?([½⅓⅔¼¾])|(?:(\d)[ -])?(?<![\d/.])(1\/2|1\/3|2\/3|1\/4|3\/4)(?![\d/])/g;
/** `2x1x2/3` and `1⅔` become `2x1x.67` and `1.67`. */
const inDecimals = (text: string): string =>
  text.replace(
    PART,
    (
      _,
      beforeSign: string | undefined,
      sign: string | undefined,
      before: string | undefined,
      part: string | undefined,
    ) => `${beforeSign ?? before ?? ''}${PARTS[sign ?? part ?? ''] ?? ''}`,
  );

/**
 * Texts are compared in one form: half-width, lower case, American "gray", `2x4` for `2*4`, `2×4`, `2 x 4`, `2乘4` and `2 by 4`,
 * apart from the words beside it. Simplifying Chinese is the index's, which knows the signs of the shop.
 */
export const plain = (text: string): string =>
  inDecimals(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×*✕✖]/g, 'x')
    .replace(/(\d)\s*(?:x|乘以?|\bby\b)\s*(?=[\d.])/g, '$1x')
    .replace(/(?<=\p{L}{2})(?=\d+x\d)|(?<=\dx\d*)(?=(?!x)[a-wyz]{2})/gu, ' ')
    .replace(/\bgds[\s-]*(\d+)(?:-(\d{3})\b)?/g, 'gds$1$2')
    .replaceAll('grey', 'gray')
    .trim();

/** A number as it is compared: letters and digits only, without the file ending of a drawing. */
export const code = (text: string): string =>
  plain(text)
    .replace(/\.(dat|ldr|mpd|l3b)$/, '')
    .replace(/[^a-z0-9]/g, '');

const CHINESE = /\p{Script=Han}/u;
export const isChinese = (word: string): boolean => CHINESE.test(word);

const WORD = /\p{Script=Han}+|\.?[a-z0-9][a-z0-9.]*/gu;
/** The words of a plain text: runs of Chinese, runs of letters, digits and points. */
export const wordsOf = (text: string): string[] =>
  text.match(WORD)?.map((word) => word.replace(/(?<=[a-z0-9])\.+$/, '')) ?? [];

/** A size, whole or begun: `2x4`, `1x2x.67`, `2x`. */
export const isSize = (word: string): boolean =>
  /^(\d+|\d*\.\d+)(x(\d+|\d*\.\d+))*x?$/.test(word) && word.includes('x');

/** A size with its first two numbers changed over: `4x2` for `2x4`; the word itself where there are none. */
export function turned(word: string): string {
  const [first, second, ...rest] = word.split('x');
  return first && second ? [second, first, ...rest].join('x') : word;
}
