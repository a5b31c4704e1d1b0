import type { MatchedPart, PartCount, PartPair, Picture } from '@shop/contracts';
import type { ColourSystem, ColumnMapping, ColumnQuestion, SourceFile, Trouble } from '../formats/list.entity.ts';
import type { Colour } from '../reference/reference.entity.ts';
import type { Bucket, ListRow, ListSettings, ListSummary, RowView } from '../settle/settled.entity.ts';

/** What became of reading: columns to be told first, files that could not be read at all, or the list. */
export type Reading =
  | { state: 'columns'; questions: readonly ColumnQuestion[] }
  | { state: 'failed'; names: readonly string[]; troubles: readonly Trouble[] }
  | { state: 'read' };

/** How far a file is: rows so far, its share, rows per second; the first rows as written, as soon as there are some. */
export type ReadProgress = {
  file: string;
  rows: number;
  share: number;
  perSecond: number;
  firstRows: readonly (readonly string[])[];
};

export type ExportForm = 'rebrickable' | 'bricklink' | 'pab' | 'xlsx';
/** What to export: a bucket, everything that is not bought, or all of it. */
export type ExportScope = Bucket | 'rest' | 'all';

/** Headings of the xlsx export, and the words of the buckets in it, in the reader's language. */
export type ExportHeadings = {
  columns: Readonly<
    Record<'part' | 'colour' | 'colourName' | 'quantity' | 'state' | 'written' | 'name' | 'price', string>
  >;
  buckets: Readonly<Record<Bucket, string>>;
};

/** How one pair stands in two lists and the cart. `before` is the earlier list. Name and picture are the shop's, for what it sells. */
export type Difference = {
  key: string;
  part: string;
  colour?: number | 'any';
  name?: string;
  picture?: Picture;
  kind: 'added' | 'removed' | 'more' | 'fewer' | 'same';
  here: number;
  before: number;
  inCart: number;
};

/** One line that goes to the cart: its row, what it is called and in which colour, for telling about it. */
export type CartWish = {
  key: string;
  name: string;
  colour: number;
  productId: string;
  uniqueId: string;
  quantity: number;
};

/**
 * A parts list at work: files in, rows and sums out. It holds everything; whoever draws asks for the rows in sight. It neither
 * draws nor sends: `wanted` says what the shop must be asked, `answer` takes what it said. All of it runs in a worker.
 */
export type Desk = {
  /** Reads the files into one list, which replaces what was here. `keepsChoices`: what was decided stays for the pairs that are in the new files too. */
  read: (files: readonly SourceFile[], options?: { keepsChoices?: boolean }) => Reading;
  /** Answers the questions about columns, by place of the file, and reads on. */
  mapColumns: (mappings: Readonly<Record<number, ColumnMapping>>) => Reading;
  /** Takes a list that was read before: saved on the server, or made of others. */
  open: (name: string, pairs: readonly PartCount[]) => void;
  /** Pairs the shop has to be asked about next, at most 500; empty when all is known. */
  wanted: () => readonly PartPair[];
  answer: (asked: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  /** Asks everything anew, e.g. after the language changed or prices moved. */
  forget: () => void;
  summary: () => ListSummary;
  /** Rows of a view, from one place to before another, and how many there are in all. */
  rows: (view: RowView, from: number, to: number) => { count: number; rows: readonly ListRow[] };
  /** The table of colours, for whoever draws them. */
  colours: () => readonly Colour[];
  /** The reader's language: colours are searched, sorted and exported by their names in it. */
  speak: (language: 'zh-Hans' | 'zh-Hant' | 'en') => void;
  setSystem: (system: ColourSystem | 'auto') => void;
  setSettings: (settings: Partial<ListSettings>) => void;
  /** Takes an offer for a row; undefined undoes it. */
  take: (key: string, offerId: string | undefined) => void;
  /** Decides a colour that is not made, for all its lines; undefined undoes it. */
  takeColour: (colour: number, to: number | 'leaveOut' | undefined) => void;
  leaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  /** Changes a row by hand; null goes back to what the file says. Bad quantities are the caller's to keep out: whole, at least 1. */
  edit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  /** What the buttons of a view act on: keys of all its rows. */
  keys: (view: RowView) => readonly string[];
  /** What goes to the cart now, merged by offer. */
  wishes: () => readonly CartWish[];
  /** The list as normalised pairs, merged: what is saved. Lines that were not understood are left out and counted. */
  pairs: () => { pairs: readonly PartCount[]; leftOut: number };
  /** Compares with an earlier list and with what is in the cart. */
  compare: (
    before: readonly PartCount[],
    cart: readonly { productId: string; uniqueId: string; quantity: number }[],
  ) => readonly Difference[];
  /** A file of part of the list. `leftOut` rows of it are none that the form can hold: without an element id, or not understood. */
  export: (
    scope: ExportScope,
    form: ExportForm,
    headings?: ExportHeadings,
  ) => { name: string; type: string; bytes: Uint8Array; leftOut: number };
  /** Everything that is needed to go on after a reload, and going on. */
  snapshot: () => Uint8Array;
  restore: (snapshot: Uint8Array) => void;
};
