import type { ReadingSystem } from '../reference/read-colour.ts';

/** The cell of a colour that was not understood, as it may stand among Rebrickable's numbers: another catalogue's number (BrickLink's 0, for none) would be another colour there. */
export const keptColour = (cell: string, system: ReadingSystem): string =>
  system === 'rebrickable' || /\p{L}/u.test(cell) ? cell : '';
