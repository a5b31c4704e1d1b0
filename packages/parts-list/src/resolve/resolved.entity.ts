import type { Fen, Picture } from '@shop/contracts';
import type { Nearness } from '../colours/colour-difference.ts';
import type { FileProblem, Format, IgnoredRow, TableWriting } from '../formats/list.entity.ts';
import type { SystemVerdict } from '../identifiers/identified.entity.ts';
import type { Step } from '../reference/step.entity.ts';

/** Where each line of a list ends up, in the order shown on the screen. Every line is in exactly one bucket. */
export const BUCKETS = ['ready', 'renamed', 'noColour', 'short', 'offSale', 'overLimit', 'notSold', 'unread'] as const;
export type Bucket = (typeof BUCKETS)[number];
/** `waiting`: the shop has not answered yet; only while it is requested. */
export type BucketNow = Bucket | 'waiting';

/** What the shopper decides once for a list. */
export type ListSettings = {
  /** Whether lines marked as spares are bought too; otherwise they are ignored. */
  spares: boolean;
  /** Hidden parts, whose colour does not matter: in the cheapest colour in stock, or decided line by line. */
  hidden: 'cheapest' | 'ask';
  /** Whether other moulds of the same part are taken automatically. */
  moulds: boolean;
  /** Whether printed parts that are not sold are taken without their print. */
  prints: boolean;
  /** The greatest ΔE00 at which a near colour is taken automatically for one that is not made: 0 (none), 2, 5 or 10. */
  tolerance: 0 | 2 | 5 | 10;
  /** If fewer are in stock (or allowed): buy what is there, or leave the line out. */
  shortages: 'partial' | 'skip';
};

/** Something to buy in place of what the list says. */
export type Offer = {
  /** Part, colour and `how`: `3710/71/colour`. Stable as long as the list is open. */
  id: string;
  how: 'colour' | 'mould' | 'alternate' | 'blank' | 'halves' | 'anyColour';
  part: string;
  colour: number;
  productId: string;
  uniqueId: string;
  name: string;
  picture: Picture;
  unitPrice: Fen;
  stock: number;
  /** Pieces to buy for one requested piece: 2 for halves. */
  each: 1 | 2;
  difference?: number;
  nearness?: Nearness;
};

/** One part in one colour of the list, with all its lines. */
export type ListRow = {
  /** Stable as long as the list is open, also after edits. */
  key: string;
  bucket: BucketNow;
  /** Number of lines that request it, and the place of the first one. */
  lines: number;
  file: number;
  firstLine: number;
  /** The first line's cells as written. */
  written: { part: string; colour: string; quantity: string };
  steps: readonly Step[];
  problem?: FileProblem;
  /** Similar part numbers, for a part that was not understood. */
  near: readonly string[];
  part?: string;
  colour?: number | 'any';
  /** Pieces requested by the files. */
  pieces: number;
  /** The shop's product; absent if it is not sold. */
  product?: { id: string; name: string; number: string; picture: Picture };
  stock?: number;
  limit?: number;
  offers: readonly Offer[];
  /** The offer taken in its place: by the shopper, by the choice for its colour, or by the settings. */
  taken?: { offer: Offer; by: 'shopper' | 'colour' | 'settings' };
  /** What is put in the cart; absent if nothing is. */
  buy?: { quantity: number; unitPrice: Fen; sum: Fen };
  /** Left out by the shopper. */
  isLeftOut: boolean;
  /** Whether the shopper has to decide. */
  isUndecided: boolean;
  /** Whether the shopper changed quantity, part or colour. */
  isEdited: boolean;
};

/** A colour that parts of the list are not made in, decided once for all its lines. */
export type ColourGroup = {
  colour: number;
  lines: number;
  pieces: number;
  /** A picture of one of its parts. */
  picture?: Picture;
  offers: readonly {
    colour: number;
    difference: number;
    nearness: Nearness;
    /** Lowest unit price among its lines. */
    priceFrom: Fen;
    /** How many of the lines can be bought in this colour. */
    lines: number;
    picture: Picture;
  }[];
  /** The nearest colour that is too far to be offered. */
  tooFar?: { colour: number; difference: number };
  taken?: { colour: number; by: 'shopper' | 'settings' } | 'leaveOut';
};

export type Count = { lines: number; pieces: number };

/**
 * The whole list in numbers: buckets and what is left to decide. The counts of all buckets add up to `total`, that of
 * the files.
 */
export type ListSummary = {
  files: readonly {
    name: string;
    bytes: number;
    format: Format;
    writtenAs?: TableWriting;
    /** One piece is taken for each line in place of the written quantities. */
    isOneEach?: true;
    /**
     * Whether the columns can be chosen again: of a table whose quantities look like colours, not after a reload,
     * which restores the lines but not the file.
     */
    canAskColumns?: true;
    problems: readonly FileProblem[];
    control?: { stated: number; counted: number };
  }[];
  buckets: Readonly<Record<BucketNow, Count>>;
  total: Count;
  /** Number of rows: different parts in colours, and lines that were not understood. */
  rows: number;
  /** Number of rows that several lines were merged into. */
  merged: number;
  ignored: readonly { why: IgnoredRow['why']; rows: number; pieces: number }[];
  undecided: Count;
  system: SystemVerdict;
  settings: ListSettings;
  /** Lines and pieces that a setting applies to: spares in the files, printed parts and moulds that are not sold. */
  touched: { spares: Count; prints: Count; moulds: Count };
  colourGroups: readonly ColourGroup[];
  /** What would be bought now. `weight` in grams, of the parts whose weight the shop knows. */
  buying: { rows: number; lines: number; pieces: number; sum: Fen; weight: number };
  /** Whether parts are left for the shop to match. */
  isMatching: boolean;
};

/** Which rows are shown, and in which order. */
export type RowView = {
  bucket?: BucketNow | 'undecided';
  search: string;
  sort: 'undecidedFirst' | 'file' | 'part' | 'colour' | 'sum' | 'quantity';
};
