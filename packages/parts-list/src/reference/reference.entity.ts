import type { Finish } from '@shop/contracts';
import type { ColourSystem } from '../formats/list.entity.ts';

/**
 * A colour by Rebrickable's id, with its number in every other system. The only table of hexes that colours are compared in. Rare ones
 * (old, of other toys, of a few sets) are known by Rebrickable's number and name: they have no code of LEGO's.
 */
export type Colour = {
  id: number;
  hex: string;
  finish: Finish;
  names: Readonly<Record<'zh-Hans' | 'zh-Hant' | 'en', string>>;
  /** As the system writes it: GDS with three digits. Absent where the system lacks the colour. */
  codes: Readonly<Partial<Record<ColourSystem, string>>>;
};

/** How two numbers go together: another mould of the same part, a part that fits in its place, a print on it. */
export type Kinship = 'mould' | 'alternate' | 'blank';

/** What is known of parts and colours, wherever they are sold. Made by `openReference` from the compiled tables. */
export type Reference = {
  /** The commonest first, the rare ones last. */
  readonly colours: readonly Colour[];
  colour: (id: number) => Colour | undefined;
  /** The colour that a system writes so; leading zeros, case and full-width digits do not matter. */
  colourBy: (system: ColourSystem, code: string) => Colour | undefined;
  /** The colour of a name, in any of three languages and the spellings that lists have ("Dark Grey", "深灰", "Light Bluish Gray 194"). */
  colourNamed: (name: string) => Colour | undefined;
  /** The number as the tables write it, if they know it. */
  part: (number: string) => string | undefined;
  /** Ids of the colours in which a part was ever made; empty where that is not known. */
  coloursOf: (part: string) => ReadonlySet<number>;
  partOfGds: (gds: string) => string | undefined;
  element: (id: string) => { part: string; colour: number } | undefined;
  /** The newest element id of a part in a colour. */
  elementOf: (part: string, colour: number) => string | undefined;
  /** An older or foreign number's part. */
  alias: (number: string) => string | undefined;
  /** Parts that may stand in, in the order in which they are tried: moulds, alternates, the blank of a print. */
  kinOf: (part: string) => readonly { part: string; by: Kinship }[];
  /** Two shorter ones that cover a longer one: `3710` (1 × 4 plate) by two `3023`. */
  halvesOf: (part: string) => string | undefined;
  /** Up to three known numbers that look like it. */
  near: (number: string) => readonly string[];
  /** BrickLink's number of a part; its own where no other is known. */
  bricklinkNumber: (part: string) => string;
};
