/**
 * The format of a file. `bricklink`: XML; `bricklinkTable`: columns with BrickLink's headings; `table`: columns with any
 * headings; `bare`: columns without a header row.
 */
export type Format =
  | 'rebrickable'
  | 'bricklink'
  | 'bricklinkTable'
  | 'studio'
  | 'pab'
  | 'batch'
  | 'brickstore'
  | 'ldraw'
  | 'io'
  | 'table'
  | 'bare';

/**
 * How a table is written: as a sheet of an Excel workbook, with commas or semicolons between cells (`csv`), with tabs, or
 * as other text.
 */
export type TableWriting = 'workbook' | 'csv' | 'tabs' | 'text';

/** The catalogues whose colour numbers builders write. */
export const COLOUR_SYSTEMS = ['rebrickable', 'bricklink', 'ldraw', 'lego', 'gds'] as const;
export type ColourSystem = (typeof COLOUR_SYSTEMS)[number];
/** How colours of a list are read: by the numbers of a system, by name, or with the part (`element`). */
export type ReadingSystem = ColourSystem | 'name' | 'element';

/** The name and contents of a file, or pasted text as a file. */
export type SourceFile = { name: string; bytes: Uint8Array };

/** One line of a list as it is written; '' for empty cells. `line` and `column` count from 1. */
export type ReadLine = {
  /** Which of the files, from 0. */
  file: number;
  line: number;
  part: string;
  colour: string;
  quantity: string;
  /** An element id, which means part and colour together (Pick a Brick, or in a column of its own). */
  element?: string;
  /** The same colour in another system, in lists that have both (Stud.io). Used to check the first. */
  otherColour?: { system: ColourSystem; colour: string };
  /** The part's LDraw number, in lists that have it in a column of its own (Stud.io). */
  otherPart?: string;
  isSpare?: true;
  /** Column of the part, the colour and the quantity, for messages about them; absent if lines have no columns. */
  columns?: { part?: number; colour?: number; quantity?: number };
  /** Pieces that the reader counted (LDraw: the reference in all its sub-models). Takes precedence over `quantity`. */
  pieces?: number;
  /** A problem of the line as a whole, found while reading. It is reported before those of its cells. */
  problem?: FileProblem;
};

/** A row that is not a line of the list, and why. */
export type IgnoredRow = {
  file: number;
  line: number;
  why: 'header' | 'footer' | 'blank' | 'spare' | 'excluded' | 'notPart' | 'hidden';
  text: string;
};

/**
 * Everything that can be wrong with a file. The texts, in three languages, are in the design system; the command line
 * uses the English ones. About a whole file: nothing of it could be read. About a place in it: the rest was read. About
 * a line: it is in the list but was not understood, or it was read with a remark.
 */
export type FileProblemCode =
  // about a whole file
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
  // about a place in it
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
  // about a line
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

/**
 * A problem to report. `values` are the arguments of its text: `text` as written, `most`, `stated`, `counted`, `near` …
 */
export type FileProblem = {
  code: FileProblemCode;
  file?: number;
  line?: number;
  column?: number;
  values?: Readonly<Record<string, string | number>>;
};

/** Columns of a table by what they hold, from 0. A table may have element ids instead of parts and colours. */
export type ColumnMapping = {
  part?: number;
  colour?: number;
  quantity?: number;
  element?: number;
  spare?: number;
  hasHeader: boolean;
};

/** A table whose columns are not certain: what the shopper needs to choose them. */
export type ColumnQuestion = {
  file: number;
  name: string;
  rows: readonly (readonly string[])[];
  columns: number;
  guess: ColumnMapping;
};

/** The result of reading one file. If there is a question, `lines` is empty until it is answered. */
export type ReadFile = {
  name: string;
  bytes: number;
  format: Format;
  /** The colour system that the format or a header states; absent if it has to be inferred from the colours. */
  colours?: { system: ReadingSystem; by: 'format' | 'header' };
  lines: ReadLine[];
  ignored: IgnoredRow[];
  problems: FileProblem[];
  /** The total number of pieces that a footer states. */
  control?: number;
  question?: ColumnQuestion;
  writtenAs?: TableWriting;
  /** The shopper takes one piece for each line in place of the written quantities. */
  isOneEach?: true;
};

export type ReadOptions = {
  /** Index of the file among those read together. */
  file?: number;
  mapping?: ColumnMapping;
  /** Whether to ask for the columns of a table although they are certain. */
  isAsking?: boolean;
  /** Called every 2,000 rows with the rows read and the share of the file. */
  onProgress?: (rows: number, share: number) => void;
  /** Called once, before the lines of a table are read, with its first rows as written. */
  onFirstRows?: (rows: readonly (readonly string[])[]) => void;
};
