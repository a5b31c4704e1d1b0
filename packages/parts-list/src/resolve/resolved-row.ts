import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { ComparedColour } from '../colours/colour-difference.ts';
import type { FileProblem } from '../formats/list.entity.ts';
import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Step } from '../reference/step.entity.ts';
import type { Edit } from './choices.ts';
import type { LineGroup } from './group-lines.ts';
import type { ProductMatches } from './product-matches.ts';
import type { BucketNow, Offer } from './resolved.entity.ts';

/** How the lines of the files at hand are identified. */
export type LineIdentification = {
  /** Identifies a line the same way as the other lines of its file. */
  identify: (line: IdentifiedLine['read']) => IdentifiedLine;
  /** Whether a line without a colour means any colour, as in BrickLink's lists. By index of the file. */
  meansAny: (file: number) => boolean;
};

/** Everything a row is resolved with, besides the row itself. */
export type ResolveContext = LineIdentification & {
  reference: Reference;
  matches: ProductMatches;
  near: (colour: number) => readonly ComparedColour[];
};

/** What a group of lines requests, with the shopper's edit. */
export type Requested = {
  part?: string;
  colour?: number | 'any';
  /**
   * The pieces that decide the bucket: those of the files, or the shopper's where the files have none. 0: not
   * understood.
   */
  pieces: number;
  steps: readonly Step[];
  problem?: FileProblem;
};

/**
 * A row resolved by itself, before rows share stock and limits: it depends on this row, the settings and the matches.
 */
export type ResolvedRow = {
  group: LineGroup;
  edit?: Edit;
  requested: Requested;
  bucket: BucketNow;
  /** What the shop sells for it: the part itself, another mould, or the part without its print. */
  product?: MatchedProduct;
  /** The product in the requested colour. */
  variant?: MatchedColour;
  offers: readonly Offer[];
  /** The offer that the settings take. */
  bySettings?: Offer;
  /** The shop lacks the number and sells related parts: what the settings for moulds and prints apply to. */
  kin?: { mould: boolean; blank: boolean };
};
