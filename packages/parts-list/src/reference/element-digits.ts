/** The digits of the element table: 93 characters that JSON does not escape. */
export const ELEMENT_DIGITS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
/** In place of a mould's first digit: the mould of the element before. */
export const SAME_MOULD = ELEMENT_DIGITS.length - 1;
/** In place of a mould's first digit: two more follow, of a rank beyond those that two digits can write. */
export const FAR_MOULD = ELEMENT_DIGITS.length - 2;
/** The ranks that two digits can write. */
export const NEAR_MOULDS = FAR_MOULD * ELEMENT_DIGITS.length;
/** A step's digits, the lowest first; this much is added where another follows. */
export const STEP_BASE = 46;
/**
 * The digit of a rare colour, by its place in the table's list of them. They count from the end, where no mould's own
 * colours reach.
 */
export const rareColourDigit = (place: number): number => ELEMENT_DIGITS.length - 1 - place;
