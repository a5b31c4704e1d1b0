/** What catalogues hang on a mould's number for what is printed on it: `pr0001` Rebrickable, `pb01` BrickLink, `p01` LDraw, `pat01` patterns of the plastic itself. */
const PRINT = /^(.*?\d[a-zA-Z]{0,2}?)(?:(?:pr|pb|pats?)\d|p[xs]?\d[0-9a-z])[0-9a-z]*$/;

/** The number of the mould under a print, as far as the print's own number tells; undefined for what is no print. */
export function unprintedNumber(number: string): string | undefined {
  return number.includes('p') ? PRINT.exec(number)?.[1] : undefined;
}

/** Numbers that no table needs to list: dressed and undressed torsos and legs, parts without a number of their own, sticker sheets, figures, sets. Nobody sells them by the piece here. */
const BY_PATTERN =
  /^(?:97[0-3][a-z]\d*(?:[a-z]\d+)*|[a-z]*upn\d{4}[0-9a-z]*|\d+stk\d*[a-z]?|fig-\d{6}|(?!gds)[a-z]{2,4}\d{3,4}[a-z]?|\d{3,5}-\d{1,2})$/;

/** Whether a number is one of a kind that is known by its pattern alone. */
export const isKnownByPattern = (number: string): boolean => BY_PATTERN.test(number);
