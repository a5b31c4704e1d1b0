import type { Finish, Language, PictureLack, Relation } from '@shop/contracts';

/** A colour that the shop sells, with its number in other systems (`gds` only if Gobricks has it). */
export type ShopColour = {
  /** Rebrickable's colour id. */
  id: number;
  names: Record<Language, string>;
  /** Six upper-case digits without `#`. */
  hex: string;
  finish: Finish;
  codes: { ldraw: number; bricklink: number; lego: number; gds?: string };
};

/** One mould in one colour, with price and stock. */
export type ColourOffer = {
  colour: ShopColour;
  priceFen: number;
  /** The struck-through price; equal to `priceFen` if there is none. */
  marketFen: number;
  stock: number;
};

/** Width and length in studs, height in plates (one brick is three). */
export type MouldSize = { width: number; length: number; height: number };

/** Another product, by id, and its relation to this one. */
export type RelatedMould = { relation: Relation; id: string };

/** A part without its colour. */
export type Mould = {
  /** The product's id: the part's line in `tools/catalogue/product-ids.txt`, the same in each compiled catalogue. */
  id: string;
  /** The part number, e.g. `3001`. */
  number: string;
  /** The Gobricks number, e.g. `GDS-511`. */
  gds?: string;
  /** Older and alternate numbers. */
  aliases: string[];
  names: Record<Language, string>;
  /** The number under which its picture is, and what that does not show. */
  picture: { shape: string; lacks?: PictureLack };
  /** What it is by its name, such as `brick-2x4` or `head`. */
  shape: string;
  size?: MouldSize;
  /** An estimate for one piece, in milligrams. */
  weightMg: number;
  /** The product that this is a print of; absent for plain moulds. */
  blank?: string;
  /** Related products: other moulds, alternates, its other half, its pieces, its prints. */
  related: RelatedMould[];
  /** The id of its subcategory. */
  category: string;
  colours: ColourOffer[];
  onSale: boolean;
  /** Pieces sold so far. */
  sales: number;
  /** When it was added to the shop, in epoch milliseconds. */
  addedAt: number;
};

export type ShopCategory = { id: string; parent?: string; names: Record<Language, string> };

export type Catalogue = { moulds: Mould[]; colours: ShopColour[]; categories: ShopCategory[] };
