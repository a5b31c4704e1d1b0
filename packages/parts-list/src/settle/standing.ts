import type { MatchedColour, MatchedProduct } from '@shop/contracts';
import type { Trouble } from '../formats/list.entity.ts';
import type { ComparedColour } from '../reference/colour-difference.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { ResolvedLine, Step } from '../reference/resolved.entity.ts';
import type { Answers } from './answers.ts';
import type { Edit } from './choices.ts';
import type { LineGroup } from './group-lines.ts';
import type { BucketNow, Offer } from './settled.entity.ts';

/** All that a row is judged by besides itself. */
export type Known = {
  reference: Reference;
  answers: Answers;
  near: (colour: number) => readonly ComparedColour[];
  /** Understands a line as the list's other lines of its file are understood. */
  resolve: (line: ResolvedLine['read']) => ResolvedLine;
  /** Whether a line without a colour means any colour: so it is in BrickLink's lists. By place of the file. */
  meansAny: (file: number) => boolean;
};

/** What a group of lines asks for, with the shopper's edit. */
export type Asked = {
  part?: string;
  colour?: number | 'any';
  /** Pieces by which it is judged: the files', or the shopper's where the file's were not understood. 0: not understood. */
  pieces: number;
  steps: readonly Step[];
  trouble?: Trouble;
};

/** How a row stands by itself, before rows share stock and limits: of this row, the settings and the shop's answers alone. */
export type Standing = {
  group: LineGroup;
  edit?: Edit;
  asked: Asked;
  bucket: BucketNow;
  /** What the shop sells for it: itself, another mould, or its blank. */
  product?: MatchedProduct;
  /** The product in the colour that is asked for. */
  variant?: MatchedColour;
  offers: readonly Offer[];
  /** The offer that the settings take. */
  bySettings?: Offer;
  /** The shop lacks the number and sells its kin: what the settings for moulds and prints are about. */
  kin?: { mould: boolean; blank: boolean };
};
