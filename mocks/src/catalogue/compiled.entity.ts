/** The compiled catalogue as the file holds it; written by `tools/catalogue`, read by `read-catalogue.ts`. */
export type CompiledCatalogue = {
  /** id, hex, finish, LDraw, BrickLink, LEGO, GDS ('' for none), en, zh-Hans, zh-Hant. */
  colours: (string | number)[][];
  /** id, parent ('' at the top), en, zh-Hans, zh-Hant. */
  categories: string[][];
  /** Simplified and traditional signs in pairs, run together in the one entry. */
  signs: string[];
  /** English, simplified and traditional of each name word, divided by bars; no third where `signs` gives it. */
  words: string[];
  /** Shape keys, referred to by place. */
  shapes: string[];
  /**
   * One mould a line, most popular first, its cells divided by bars: number, GDS figure, aliases (by commas), name
   * (word places in base 36 and measures after `_`, by spaces), shape place, size (by commas), weight in mg (both
   * base 36), category place (base 36), colours (one sign each, see `colour-signs.ts`).
   */
  moulds: string[];
  /** Printed parts: number, place of the mould under the print, place of the word for the pattern (both base 36), colours (signs). */
  prints: string[];
  /**
   * How moulds go together, a line a mould that has any: its place, then by spaces the others' places (base 36), each after
   * a letter: M mould, A alternate, R pair, B piece of it.
   */
  relations: string[];
};
