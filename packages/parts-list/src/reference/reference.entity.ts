import type { Finish, Language } from '@shop/contracts';
import type { ColourSystem } from '../formats/list.entity.ts';

/**
 * A colour by Rebrickable's id, with its number in every other system. Rare colours (old, of other toys, of a few sets)
 * are known by Rebrickable's number and name only: they have no LEGO code.
 */
export type Colour = {
  id: number;
  hex: string;
  finish: Finish;
  names: Readonly<Record<Language, string>>;
  /** As the system writes it: GDS with three digits. Absent where the system lacks the colour. */
  codes: Readonly<Partial<Record<ColourSystem, string>>>;
};

/**
 * How two numbers are related: another mould of the same part, a part that fits in its place, the part without its
 * print.
 */
export type Kinship = 'mould' | 'alternate' | 'blank';

/** Facts about parts and colours, independent of the shop. Created by `openReference` from the compiled tables. */
export type Reference = {
  /** The most common first, the rare ones last. */
  readonly colours: readonly Colour[];
  colour: (id: number) => Colour | undefined;
  /** The colour of a system's code; leading zeros, case and full-width digits do not matter. */
  colourBy: (system: ColourSystem, code: string) => Colour | undefined;
  /**
   * The colour of a name, in any of three languages and the spellings that lists have ("Dark Grey", "深灰", "Light Bluish
   * Gray 194").
   */
  colourNamed: (name: string) => Colour | undefined;
  /** The number as the tables write it, if it is known. */
  part: (number: string) => string | undefined;
  /** Ids of the colours in which a part was ever made; empty if unknown. */
  coloursOf: (part: string) => ReadonlySet<number>;
  partOfGds: (gds: string) => string | undefined;
  element: (id: string) => { part: string; colour: number } | undefined;
  /** The newest element id of a part in a colour. */
  elementOf: (part: string, colour: number) => string | undefined;
  /** The part of an older number, or of another catalogue's number. */
  alias: (number: string) => string | undefined;
  /**
   * Related parts that may replace it, in the order in which they are tried: moulds, alternates, the part without its
   * print.
   */
  kinOf: (part: string) => readonly { part: string; by: Kinship }[];
  /** The shorter part of which two replace a longer one: `3023` for `3710` (1 × 4 plate). */
  halvesOf: (part: string) => string | undefined;
  /** Up to three known numbers that are similar. */
  near: (number: string) => readonly string[];
  /** BrickLink's number of a part, or the same number if no other is known. */
  bricklinkNumber: (part: string) => string;
};
