import { allSets, type ShopSet } from './sets.ts';

/** Text as it is compared: full-width characters as ordinary ones, without spaces, `#` and capitals. */
const compared = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/[\s#]/g, '');

/** A number as catalogues write it, of which the version `-1` is left out; absent for other text. */
const digitsOf = (typed: string): string | undefined => /^(\d+)(?:-\d{0,2})?$/.exec(typed)?.[1];

/** Sets whose number begins with the keyword, or whose name in any language contains it; all without a keyword. */
export function findSets(keyword: string): readonly ShopSet[] {
  const typed = compared(keyword);
  const digits = digitsOf(typed);
  return allSets.filter(
    ({ number, names }) =>
      (digits !== undefined && number.startsWith(digits)) ||
      Object.values(names).some((name) => compared(name).includes(typed)),
  );
}
