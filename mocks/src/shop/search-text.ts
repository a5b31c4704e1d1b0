/** Texts are compared in one form: half-width, lower case, `2x4` for `2*4`, `2×4` and `2 x 4`, American "gray". */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×*✕✖]/g, 'x')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1x')
    .replaceAll('grey', 'gray')
    .trim();

/** A number as it is compared: letters and digits only, without the file ending of a drawing. */
export const code = (text: string): string => plain(text).replace(/\.(dat|ldr|mpd|l3b)$/, '').replace(/[^a-z0-9]/g, '');

const CHINESE = /\p{Script=Han}/u;
export const isChinese = (word: string): boolean => CHINESE.test(word);

/** The words of a text: runs of Chinese, runs of letters, digits and points. */
export const words = (text: string): string[] => plain(text).match(/\p{Script=Han}+|[a-z0-9][a-z0-9.]*/gu) ?? [];

const SIZE = /^\d+(\.\d+)?(x\d+(\.\d+)?)+$/;

/** A size with its first two numbers changed over: `4x2` for `2x4`; absent for other words. */
export function turned(word: string): string | undefined {
  if (!SIZE.test(word)) return undefined;
  const [first, second, ...rest] = word.split('x');
  return [second, first, ...rest].join('x');
}
