/**
 * Suffixes of a mould's number for a print: `pr0001` Rebrickable, `pb01` BrickLink, `p01` LDraw, `pat01` patterns in
 * the plastic.
 */
const PRINT = /^(.*?\d[a-zA-Z]{0,2}?)(?:(?:pr|pb|pats?)\d|p[xs]?\d[0-9a-z])[0-9a-z]*$/;

/** The number of a printed part without its print, by the form of the number; undefined for other numbers. */
export function unprintedNumber(number: string): string | undefined {
  return number.includes('p') ? PRINT.exec(number)?.[1] : undefined;
}

/**
 * Numbers that the tables do not list: assembled torsos and legs, parts without a number, sticker sheets, figures,
 * sets. They are not sold as parts.
 */
const BY_PATTERN =
  /^(?:97[0-3][a-z]\d*(?:[a-z]\d+)*|[a-z]*upn\d{4}[0-9a-z]*|\d+stk\d*[a-z]?|fig-\d{6}|(?!gds)[a-z]{2,4}\d{3,4}[a-z]?|\d{3,5}-\d{1,2})$/;

/** Whether a number is known by its pattern, without the tables. */
export const isKnownByPattern = (number: string): boolean => BY_PATTERN.test(number);
