import type { ReadingSystem } from '../formats/list.entity.ts';

/**
 * The cell of a colour that was not understood, for a column of Rebrickable's numbers. Numbers of other systems are
 * left out, because they would mean another colour there (BrickLink's 0 means no colour).
 */
export const unidentifiedColourCell = (cell: string, system: ReadingSystem): string =>
  system === 'rebrickable' || /\p{L}/u.test(cell) ? cell : '';
