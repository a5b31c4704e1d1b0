/** Full-width letters and digits, as Chinese keyboards type them, are ordinary ones shifted by this. */
const FULL_WIDTH_SHIFT = 0xfee0;

/** Text with full-width characters as ordinary ones. */
export const toHalfWidth = (typed: string): string =>
  typed
    .replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll('　', ' ');

/**
 * A set number of 4 to 7 digits, without the version `-1` that catalogues append; spaces, `#` and full-width digits are
 * tolerated. Absent for text that is no set number.
 */
export function readSetNumber(typed: string): string | undefined {
  const compact = toHalfWidth(typed).replaceAll(/[\s#]/g, '');
  return /^(\d{4,7})(\p{Pd}\d{1,2})?$/u.exec(compact)?.[1];
}
