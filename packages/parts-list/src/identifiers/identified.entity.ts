import type { ColourSystem, FileProblem, ReadingSystem, ReadLine } from '../formats/list.entity.ts';
import type { Step } from '../reference/step.entity.ts';

/** A line with its part and colour identified by Rebrickable's numbers; absent where they were not understood. */
export type IdentifiedLine = {
  read: ReadLine;
  part?: string;
  /** A colour id; `any` for hidden parts, whose colour does not matter (Rebrickable's 9999). */
  colour?: number | 'any';
  /** 0 where the quantity was not understood. */
  quantity: number;
  steps: readonly Step[];
  /** Why it was not understood, or a remark on how it was. */
  problem?: FileProblem;
  /** Whether part, colour and quantity are all known. */
  isUnderstood: boolean;
};

/**
 * How well one system explains the colours of a list: how many of the different colours it has, and how many of the
 * pairs with a known part were really made.
 */
export type SystemScore = {
  system: ColourSystem;
  colours: number;
  ofColours: number;
  pairs: number;
  ofPairs: number;
  /** From 0 to 1; the system with the highest share is chosen. */
  share: number;
};
/** The system by which colours are read, with the scores as evidence. */
export type SystemVerdict = {
  name: ReadingSystem;
  by: 'format' | 'header' | 'evidence' | 'chosen';
  scores: readonly SystemScore[];
  /** Two systems explain the list equally well. */
  isDoubtful?: true;
};
