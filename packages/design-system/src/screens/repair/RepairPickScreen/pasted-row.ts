import type { InventoryLine } from '@shop/contracts';

/** A line of a pasted list, and what it means in this set. Lines count from 1. */
export type PastedRow = { line: number; text: string; quantity: number } & (
  | { kind: 'matched'; part: InventoryLine }
  /** The part is in the set, but its colour is not named, or is another one. */
  | { kind: 'otherColour'; parts: readonly InventoryLine[] }
  | { kind: 'notInSet' }
  | { kind: 'noQuantity' }
  | { kind: 'notRead' }
);

export type MatchedRow = Extract<PastedRow, { kind: 'matched' }>;
