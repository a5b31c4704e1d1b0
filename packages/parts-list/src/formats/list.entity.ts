/** What a file was taken for. `table`: columns with headers of any kind; `bare`: columns without a header. */
export type Format =
  'rebrickable' | 'bricklink' | 'studio' | 'pab' | 'batch' | 'brickstore' | 'ldraw' | 'io' | 'table' | 'bare';

/** The catalogues whose colour numbers builders write. */
export const COLOUR_SYSTEMS = ['rebrickable', 'bricklink', 'ldraw', 'lego', 'gds'] as const;
export type ColourSystem = (typeof COLOUR_SYSTEMS)[number];

/** A file, or pasted text, as it came. */
export type SourceFile = { name: string; bytes: Uint8Array };

/** One line of a list as it is written; '' where it says nothing. `line` and `column` count from 1. */
export type ReadLine = {
  /** Which of the files, from 0. */
  file: number;
  line: number;
  part: string;
  colour: string;
  quantity: string;
  /** An element id that stands for part and colour together (Pick a Brick, or beside them). */
  element?: string;
  /** The same colour in another system, where a list carries both (Stud.io): a check on the first. */
  otherColour?: { system: ColourSystem; colour: string };
  /** The part's number at LDraw, where a list carries it beside (Stud.io). */
  otherPart?: string;
  isSpare?: true;
  /** Column of the part, the colour and the quantity, for sentences about them; absent where lines have no columns. */
  columns?: { part?: number; colour?: number; quantity?: number };
  /** Pieces that the format itself counted (LDraw: the reference in all its sub-models). Wins over `quantity`. */
  pieces?: number;
  /** Something that is to be said of this line before anyone looks at its cells. */
  trouble?: Trouble;
};

/** A row that is no line of the list, and why. */
export type IgnoredRow = {
  file: number;
  line: number;
  why: 'header' | 'footer' | 'blank' | 'spare' | 'excluded' | 'notPart' | 'hidden';
  text: string;
};

/**
 * Everything a file may say wrong. The sentence of each, in three languages, stands with the screens; the command line has them in English.
 * Of a whole file: nothing of it could be read. Of a place: the rest was read. Of a line: it is kept and not understood, or read with a remark.
 */
export type TroubleCode =
  // of a whole file
  | 'empty'
  | 'tooBig'
  | 'zipBomb'
  | 'brokenZip'
  | 'locked'
  | 'oldExcel'
  | 'picture'
  | 'pdf'
  | 'notText'
  | 'noLines'
  | 'noModel'
  | 'noColumns'
  | 'tooSlow'
  // of a place
  | 'tooManyLines'
  | 'cutShort'
  | 'longLine'
  | 'tooManyColumns'
  | 'brokenXml'
  | 'entity'
  | 'unclosedQuote'
  | 'undecodable'
  | 'otherSheets'
  | 'controlSum'
  | 'quantityLooksLikeColour'
  | 'cycle'
  | 'missingModel'
  // of a line
  | 'noPart'
  | 'noQuantity'
  | 'badQuantity'
  | 'zeroQuantity'
  | 'negativeQuantity'
  | 'fractionQuantity'
  | 'hugeQuantity'
  | 'spoiltNumber'
  | 'formula'
  | 'unknownPart'
  | 'unknownColour'
  | 'noColour'
  | 'directColour'
  | 'colourMismatch'
  | 'notPart';

/** Something to be told. `values` are what its sentence names: `text` as written, `most`, `stated`, `counted`, `near`, `name`, `megabytes` … */
export type Trouble = {
  code: TroubleCode;
  file?: number;
  line?: number;
  column?: number;
  values?: Readonly<Record<string, string | number>>;
};

/** Columns of a table by what they hold; from 0. A table may have an element id alone. */
export type ColumnMapping = {
  part?: number;
  colour?: number;
  quantity?: number;
  element?: number;
  spare?: number;
  hasHeader: boolean;
};

/** A table whose columns could not be told: what the shopper needs to say which is which. */
export type ColumnQuestion = {
  file: number;
  name: string;
  rows: readonly (readonly string[])[];
  columns: number;
  guess: ColumnMapping;
};

/** What a reader makes of one file. A question means that `lines` wait for its answer. */
export type ReadFile = {
  name: string;
  bytes: number;
  format: Format;
  /** Colours as the format or a header says; absent where the evidence has to. `name`: written in words. */
  colours?: { system: ColourSystem | 'name' | 'element'; said: 'format' | 'header' };
  lines: ReadLine[];
  ignored: IgnoredRow[];
  troubles: Trouble[];
  /** Pieces as a footer states them. */
  control?: number;
  question?: ColumnQuestion;
};

export type ReadOptions = {
  /** Place of the file among those read together. */
  file?: number;
  mapping?: ColumnMapping;
  /** Told about every 2,000 rows: rows read, and how much of the file. */
  onProgress?: (rows: number, share: number) => void;
  /** Told once, before the lines of a table are made: its first rows as written. */
  onFirstRows?: (rows: readonly (readonly string[])[]) => void;
};
