/**
 * One colour: Rebrickable's id, hex value, finish, its numbers at LDraw, BrickLink and LEGO, Gobricks' three digits (''
 * if a system lacks the colour), and its English, simplified and traditional names.
 */
export type ColourRow = [
  id: number,
  hex: string,
  finish: string,
  ldraw: number | '',
  bricklink: number | '',
  lego: number | '',
  gds: string,
  en: string,
  hans: string,
  hant: string,
];

/**
 * Parts and colours as `tools/parts-list` writes them. Indexes are those of `numbers`. A *group* is a row of rising
 * numbers in base 36, by dots: the first counts from the first of the group before, the others from the one before
 * them.
 */
export type PartTables = {
  /** Those with a LEGO number, the most common first, then the rare ones. */
  colours: ColourRow[];
  /** LEGO's own names of them, in their order; rare ones have none. */
  legoNames: string[];
  /**
   * Every number without a print, sorted by its leading digits: their difference from those before in base 36, a dot,
   * and the letters after. `!` precedes numbers that are written in full.
   */
  numbers: string;
  /** For each number one character for each colour it was made in, from `characters`. */
  made: string;
  /** One character for each colour, in their order; none for rare ones. */
  characters: string;
  /** Groups of numbers that are moulds of one part. */
  moulds: string;
  /** Pairs of numbers that can replace each other. */
  alternates: string;
  /** `print>blank` for prints whose mould does not follow from the number. */
  blanks: string;
  /** `gds=number`, without `GDS-`. */
  gds: string;
  /** `elsewhere=number`, for numbers of other catalogues and older ones. */
  aliases: string;
  /** `number=number` for parts with another number at BrickLink. */
  bricklink: string;
  /** `long=short` if two short parts replace a long one. */
  halves: string;
};

/** Element ids in ascending order, with one character per digit; see `tools/parts-list/elements.ts`. */
export type ElementTable = {
  steps: string;
  moulds: string;
  colours: string;
  /** Colours that the shop does not sell, those of most ids first; their digits count from the end. */
  rareColours: number[];
};
