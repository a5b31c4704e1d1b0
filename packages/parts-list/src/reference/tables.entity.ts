/** One colour: Rebrickable's id, hex, finish, its numbers at LDraw, BrickLink and LEGO, Gobricks' three digits ('' where a system has none), and its English, simplified and traditional name. */
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
 * Parts and colours as `tools/parts-list` writes them. Places are those of `numbers`. A *group* is a row of rising numbers in base
 * 36, by dots: the first counts from the first of the group before, the others from the one before them.
 */
export type PartTables = {
  /** Those that every system has, the commonest first, then the rare ones. */
  colours: ColourRow[];
  /** LEGO's own names of them, in their order; rare ones have none. */
  legoNames: string[];
  /** Every plain number, sorted by its leading figures: how far these are from those before in base 36, a dot and the letters after. `!` stands before numbers written out. */
  numbers: string;
  /** For each number a sign for each colour it was made in, by `signs`. */
  made: string;
  /** One sign a colour, in their order; none for rare ones. */
  signs: string;
  /** Groups of numbers that are moulds of one part. */
  moulds: string;
  /** Groups of two that stand in for one another. */
  alternates: string;
  /** `print>blank` where a print's number does not tell its mould. */
  blanks: string;
  /** `gds=number`, without `GDS-`. */
  gds: string;
  /** `elsewhere=number`, for numbers of other catalogues and older ones. */
  aliases: string;
  /** `number=number` where BrickLink writes another. */
  bricklink: string;
  /** `long=short` where two short ones cover a long one. */
  halves: string;
};

/** Element ids in rising order, by signs of which each is a digit; see `tools/parts-list/elements.ts`. */
export type ElementTable = { steps: string; moulds: string; colours: string };
