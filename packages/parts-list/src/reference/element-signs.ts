/** The digits of the element table: 93 signs that stand for themselves in JSON. */
export const ELEMENT_SIGNS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
/** In place of a mould's first digit: the mould of the element before. */
export const SAME_MOULD = ELEMENT_SIGNS.length - 1;
/** A step's digits, the lowest first; this much is added where another follows. */
export const STEP_BASE = 46;
