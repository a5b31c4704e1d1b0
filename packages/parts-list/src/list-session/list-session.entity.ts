import type { MatchedPart, PartCount, PartPair } from '@shop/contracts';
import type { ColourSystem, ColumnMapping, ColumnQuestion, FileProblem, SourceFile } from '../formats/list.entity.ts';
import type { Difference } from '../lists/compare.ts';
import type { Colour } from '../reference/reference.entity.ts';
import type { FoundProducts } from '../resolve/recognise-product.ts';
import type { Bucket, ListRow, ListSettings, ListSummary, RowView } from '../resolve/resolved.entity.ts';

/** The result of reading files: columns to choose first, files of which none could be read, or a list. */
export type Reading =
  | { state: 'columns'; questions: readonly ColumnQuestion[] }
  | { state: 'failed'; names: readonly string[]; problems: readonly FileProblem[] }
  | { state: 'read' };

/** The progress of a file: rows read, the share of the file, rows per second, and the first rows as written. */
export type ReadProgress = {
  file: string;
  rows: number;
  share: number;
  perSecond: number;
  firstRows: readonly (readonly string[])[];
};

export type ExportForm = 'rebrickable' | 'bricklink' | 'pab' | 'xlsx';
/** What to export: a bucket, everything that is not bought, or the whole list. */
export type ExportScope = Bucket | 'rest' | 'all';

/** Headings and bucket labels of the xlsx export, in the reader's language. */
export type ExportHeadings = {
  columns: Readonly<
    Record<'part' | 'colour' | 'colourName' | 'quantity' | 'state' | 'written' | 'name' | 'price', string>
  >;
  buckets: Readonly<Record<Bucket, string>>;
};

/** One line to add to the cart, with the row's key, name and colour for messages about it. */
export type CartRequest = {
  key: string;
  name: string;
  colour: number;
  productId: string;
  uniqueId: string;
  quantity: number;
};

/**
 * The session of one open parts list: files in, rows and totals out. It holds the whole list; a screen requests the
 * visible rows. It renders nothing and sends nothing: `pairsToMatch` returns what to request from the shop,
 * `addMatches` takes the response. It runs in a worker.
 */
export type ListSession = {
  /**
   * Reads files into one list, which replaces the current one. `preserveChoices`: decisions stay for pairs that are in
   * the new files too.
   */
  read: (files: readonly SourceFile[], options?: { preserveChoices?: boolean }) => Reading;
  /** Answers the questions about columns, by index of the file, and continues reading. */
  mapColumns: (mappings: Readonly<Record<number, ColumnMapping>>) => Reading;
  /**
   * Asks again for the columns of a file, by its index; `mapColumns` answers. The list stays until then, and decisions
   * after it. Undefined if the file has no columns or was restored from a snapshot.
   */
  askColumns: (file: number) => Reading | undefined;
  /** Takes one piece for each line of a file in place of its quantities, or the quantities again. */
  takeOneEach: (file: number, isOneEach: boolean) => void;
  /** Opens a list of pairs: saved on the server, or combined from other lists. */
  open: (name: string, pairs: readonly PartCount[]) => void;
  /** The pairs to match next, at most 500; empty when everything is matched. */
  pairsToMatch: () => readonly PartPair[];
  addMatches: (pairs: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  /**
   * Takes what searches by part number found, in place of `addMatches`: for a shop that cannot match pairs. From then
   * on only the parts of the list are matched, no replacements.
   */
  addProducts: (found: readonly FoundProducts[]) => void;
  /** Drops all matches, for example after the language or prices changed. */
  clearMatches: () => void;
  summary: () => ListSummary;
  /** The rows of a view with index `from` to before `to`, and the number of rows in the view. */
  rows: (view: RowView, from: number, to: number) => { count: number; rows: readonly ListRow[] };
  /** The table of colours, for display. */
  colours: () => readonly Colour[];
  /** Sets the reader's language: colours are searched, sorted and exported by their names in it. */
  setLanguage: (language: 'zh-Hans' | 'zh-Hant' | 'en') => void;
  setSystem: (system: ColourSystem | 'auto') => void;
  setSettings: (settings: Partial<ListSettings>) => void;
  /** Takes an offer for a row; undefined undoes it. */
  take: (key: string, offerId: string | undefined) => void;
  /** Decides what to do about a colour that is not made, for all its lines; undefined undoes it. */
  takeColour: (colour: number, to: number | 'leaveOut' | undefined) => void;
  leaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  /** Edits a row; null restores what the file says. The caller validates quantities: whole numbers of at least 1. */
  edit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  /** Keys of all rows of a view, for actions on the view. */
  keys: (view: RowView) => readonly string[];
  /** What to add to the cart now, merged by offer. */
  cartRequests: () => readonly CartRequest[];
  /** The list as normalised pairs, merged, as it is saved. `leftOut` counts the lines that were not understood. */
  pairs: () => { pairs: readonly PartCount[]; leftOut: number };
  /** Compares the list with an earlier list and with the contents of the cart. */
  compare: (
    before: readonly PartCount[],
    cart: readonly { productId: string; uniqueId: string; quantity: number }[],
  ) => readonly Difference[];
  /**
   * A file of a part of the list. `leftOut` counts rows that the format cannot hold: without an element id, or not
   * understood.
   */
  export: (
    scope: ExportScope,
    form: ExportForm,
    headings?: ExportHeadings,
  ) => { name: string; type: string; bytes: Uint8Array; leftOut: number };
  /** Everything that is needed to restore the session after a reload. */
  snapshot: () => Uint8Array;
  restore: (snapshot: Uint8Array) => void;
};

/** A list session that is in a worker or loads something before it answers. */
export type AsyncListSession = {
  [Method in keyof ListSession]: (...args: Parameters<ListSession[Method]>) => Promise<ReturnType<ListSession[Method]>>;
};
