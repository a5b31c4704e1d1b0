import type { Finish, Relation } from '@shop/contracts';

/** The three languages the shop speaks. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en';

/** A colour the shop sells, with its number in other systems (`gds` only where that table has it). */
export type ShopColour = {
  /** Rebrickable's colour id. */
  id: number;
  names: Record<Language, string>;
  /** Six upper-case digits without `#`. */
  hex: string;
  finish: Finish;
  codes: { ldraw: number; bricklink: number; lego: number; gds?: string };
};

/** One mould in one colour: what the shop asks for it and how many lie in the warehouse. */
export type ColourOffer = {
  colour: ShopColour;
  priceFen: number;
  /** The struck-through price; equal to `priceFen` where there is none to show. */
  marketFen: number;
  stock: number;
};

/** Width and length in studs, height in plates (one brick is three). */
export type MouldSize = { width: number; length: number; height: number };

/** Another product, by id, and how it goes with this one. */
export type RelatedMould = { relation: Relation; id: string };

/** A part without its colour. */
export type Mould = {
  /** The product's id: '1' for the most popular; prints come after all plain moulds. */
  id: string;
  /** The part number, e.g. `3001`. */
  number: string;
  /** The Gobricks number, e.g. `GDS-511`. */
  gds?: string;
  /** Older and alternate numbers that customers write. */
  aliases: string[];
  names: Record<Language, string>;
  /** The key of its drawing. */
  shape: string;
  size?: MouldSize;
  /** An estimate for one piece, in milligrams. */
  weightMg: number;
  /** The product that this is a print of; absent for plain moulds. */
  blank?: string;
  /** What goes with it: other moulds, parts that fit in its place, its other half, its pieces, its prints. */
  related: RelatedMould[];
  /** Id of its sub category. */
  category: string;
  colours: ColourOffer[];
  onSale: boolean;
  /** Pieces sold so far. */
  sales: number;
  /** When it came into the shop, epoch milliseconds. */
  addedAt: number;
};

export type ShopCategory = { id: string; parent?: string; names: Record<Language, string> };

export type Catalogue = { moulds: Mould[]; colours: ShopColour[]; categories: ShopCategory[] };
