import { cutName } from '../ListNameField/list-name.ts';

/** How lists are combined: quantities added, the greatest of each, the first minus the others, one multiplied. */
export type CombineHow = 'sum' | 'most' | 'minus' | 'times';

/** Lists to combine, in the order of selection. `times` is used by 'times' only, and 1 otherwise. */
export type Combination = { how: CombineHow; ids: readonly string[]; times: number; name: string };

/** The greatest factor. */
export const MAX_TIMES = 99;

const JOINTS: Record<Exclude<CombineHow, 'times'>, string> = { sum: ' + ', most: ' / ', minus: ' − ' };

/** The name of the new list, as a formula, cut to the maximum length. */
export const combinedName = (how: CombineHow, names: readonly string[], times: number): string =>
  cutName(how === 'times' ? `${names[0] ?? ''} × ${times}` : names.join(JOINTS[how]));
