/** The format of the compiled catalogue; written by `tools/catalogue`, read by `read-catalogue.ts`. */
export type CompiledCatalogue = {
  /** id, hex, finish, LDraw, BrickLink, LEGO, GDS ('' for none), en, zh-Hans, zh-Hant. */
  colours: (string | number)[][];
  /** id, parent ('' at the top), en, zh-Hans, zh-Hant. */
  categories: string[][];
  /** One entry: pairs of simplified and traditional characters, concatenated. */
  characters: string[];
  /**
   * English, simplified and traditional of each name word, separated by `|`; the third is omitted if `characters` gives
   * it.
   */
  words: string[];
  /** What each mould is by its name, such as `brick-2x4`, referred to by index. */
  shapes: string[];
  /**
   * One mould per line, the most popular first, with cells separated by `|`: number, GDS number, aliases (by commas),
   * name (word indexes in base 36 and measures after `_`, by spaces), index in `shapes`, size (by commas), weight in mg (both
   * base 36), category index (base 36), colours (one character each, see `colour-characters.ts`), product id (base 36).
   */
  moulds: string[];
  /**
   * Printed parts: number, index of the mould under the print, index of the word for the pattern (both base 36),
   * colours, product id (base 36).
   */
  prints: string[];
  /**
   * One entry each: numbers by spaces of the moulds whose shape no geometry has, of those that are shown by a similar
   * one, and of the prints without pattern.
   */
  undrawn: string[];
  similar: string[];
  unprinted: string[];
  /**
   * Relations, one line per mould that has any: its index, then by spaces the indexes of the others (base 36), each
   * after a letter: M mould, A alternate, R pair, B piece of it.
   */
  relations: string[];
};
