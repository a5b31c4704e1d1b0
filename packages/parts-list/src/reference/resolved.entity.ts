import type { ColourSystem, ReadLine, Trouble } from '../formats/list.entity.ts';

/**
 * How a cell was read, in the order in which it is tried: a shop's key, a Gobricks number, an element id, the number itself, the
 * number tidied (case, zeros, `.dat`), an older or foreign number, another mould, without its letter, an alternate, without its print.
 */
export type StepName =
  'sku' | 'gds' | 'element' | 'exact' | 'tidied' | 'alias' | 'mould' | 'letter' | 'alternate' | 'blank' | 'direct';
export type Step = { name: StepName; from: string; to: string };

/** A line as it was understood: `part` and `colour` are Rebrickable's; absent where they were not. */
export type ResolvedLine = {
  read: ReadLine;
  part?: string;
  /** A colour id; `any` for parts that are hidden (Rebrickable's 9999). */
  colour?: number | 'any';
  /** 0 where the quantity was not understood. */
  quantity: number;
  steps: readonly Step[];
  /** Why it was not understood, or what to know of it. */
  trouble?: Trouble;
  /** Whether it can be asked for: part, colour and quantity are there. */
  isUnderstood: boolean;
};

/** How well one system explains the colours of a list: its own colours among all different ones, and pairs that were really made among those whose part is known. */
export type SystemScore = {
  system: ColourSystem;
  colours: number;
  ofColours: number;
  pairs: number;
  ofPairs: number;
  /** 0 to 1: what it is chosen by. */ share: number;
};
/** The system by which colours are read, and the proof. */
export type SystemVerdict = {
  name: ColourSystem | 'name' | 'element';
  by: 'format' | 'header' | 'evidence' | 'chosen';
  scores: readonly SystemScore[];
  /** Two systems explain the list equally well. */ isDoubtful?: true;
};
