import type { Fen, Picture } from '@shop/contracts';
import type { Format, IgnoredRow, Trouble } from '../formats/list.entity.ts';
import type { Step, SystemVerdict } from '../reference/resolved.entity.ts';

/** Where each line of a list ends up, in the order of the equation on the screen. Every line stands in exactly one. */
export const BUCKETS = ['ready', 'renamed', 'noColour', 'short', 'offSale', 'overLimit', 'notSold', 'unread'] as const;
export type Bucket = (typeof BUCKETS)[number];
/** `waiting`: the shop has not answered yet; only while it is asked. */
export type BucketNow = Bucket | 'waiting';

/** What the shopper decides once for a list. */
export type ListSettings = {
  /** Lines marked as spares are bought too; else they are ignored rows. */
  spares: boolean;
  /** Hidden parts, whose colour does not matter: in the cheapest colour in stock, or decided line by line. */
  hidden: 'cheapest' | 'ask';
  /** Other moulds of the same part are taken by themselves. */
  moulds: boolean;
  /** Prints that are not sold are taken without their print. */
  prints: boolean;
  /** Greatest ΔE00 at which a near colour is taken by itself for one that is not made: 0 (none), 2, 5 or 10. */
  tolerance: 0 | 2 | 5 | 10;
  /** Where fewer are in stock (or allowed): buy what is there, or leave the line out. */
  shortages: 'partial' | 'skip';
};

/** How near two colours of one finish are: ΔE00 ≤ 2, ≤ 5, ≤ 10. Farther ones are not offered. */
export type Nearness = 'same' | 'close' | 'visible';

/** A way to buy something else in place of what is written. */
export type Offer = {
  /** `3710/71`, with how: stays the same while the list lives. */
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
  /** Pieces of it for one of what is written: 2 for halves. */
  each: 1 | 2;
  difference?: number;
  nearness?: Nearness;
};

/** One part in one colour of the list, with all its lines. */
export type ListRow = {
  /** Stays the same while the list lives, also after edits. */
  key: string;
  bucket: BucketNow;
  /** Lines of the files that ask for it, and where the first stands. */
  lines: number;
  file: number;
  firstLine: number;
  /** The first line's cells as written. */
  written: { part: string; colour: string; quantity: string };
  steps: readonly Step[];
  trouble?: Trouble;
  /** Numbers that look like it, for a part that was not understood. */
  near: readonly string[];
  part?: string;
  colour?: number | 'any';
  /** Pieces that the files ask for. */
  pieces: number;
  /** As the shop knows it; absent for what it does not sell. */
  product?: { id: string; name: string; number: string; picture: Picture };
  stock?: number;
  limit?: number;
  offers: readonly Offer[];
  /** The offer that is taken in place of it: by the shopper, for its whole colour, or by the settings. */
  taken?: { offer: Offer; by: 'shopper' | 'colour' | 'settings' };
  /** What is put in the cart; absent where nothing can be. */
  buy?: { quantity: number; unitPrice: Fen; sum: Fen };
  /** Left out by the shopper. */
  isLeftOut: boolean;
  /** Waits for the shopper's decision. */
  isUndecided: boolean;
  /** Quantity, part or colour were changed by hand. */
  isEdited: boolean;
};

/** A colour that parts of the list are not made in, decided once for all its lines. */
export type ColourGroup = {
  colour: number;
  lines: number;
  pieces: number;
  /** One of its parts, for the picture. */
  picture?: Picture;
  offers: readonly {
    colour: number;
    difference: number;
    nearness: Nearness;
    /** Lowest unit price among its lines; how many of its lines it serves. */ priceFrom: Fen;
    lines: number;
    picture: Picture;
  }[];
  /** The nearest colour that is too far to be offered. */
  tooFar?: { colour: number; difference: number };
  taken?: { colour: number; by: 'shopper' | 'settings' } | 'leaveOut';
};

export type Count = { lines: number; pieces: number };

/** The whole list in numbers: buckets and what is left to decide. The counts of all buckets make `total`, which is the files'. */
export type ListSummary = {
  files: readonly {
    name: string;
    bytes: number;
    format: Format;
    troubles: readonly Trouble[];
    control?: { stated: number; counted: number };
  }[];
  buckets: Readonly<Record<BucketNow, Count>>;
  total: Count;
  /** Rows of the result: different parts in colours, and not understood lines. */
  rows: number;
  /** Groups of lines that ask for the same and became one row. */
  merged: number;
  ignored: readonly { why: IgnoredRow['why']; rows: number; pieces: number }[];
  undecided: Count;
  system: SystemVerdict;
  settings: ListSettings;
  /** What a setting would touch, in lines and pieces: spares in the files, prints without a stock of their own. */
  touched: { spares: Count; prints: Count; moulds: Count };
  colourGroups: readonly ColourGroup[];
  /** What would be bought now. `weight` in grams, of the parts whose weight the shop knows. */
  buying: { rows: number; lines: number; pieces: number; sum: Fen; weight: number };
  isAsking: boolean;
};

/** Which rows are shown and how. `group` puts rows of a colour together. */
export type RowView = {
  bucket?: BucketNow | 'undecided';
  search: string;
  sort: 'undecidedFirst' | 'file' | 'part' | 'colour' | 'sum' | 'quantity';
};
