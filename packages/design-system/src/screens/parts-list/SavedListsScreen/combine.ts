import { cutName } from '../ListNameField/list-name.ts';

/** How lists make another: quantities added, the greatest of each, the first without the rest, one several times. */
export type CombineHow = 'sum' | 'most' | 'minus' | 'times';

/** Lists to be put together, in the order in which they were chosen. `times` counts for 'times' alone and is 1 else. */
export type Combination = { how: CombineHow; ids: readonly string[]; times: number; name: string };

/** Most times a list can be taken. */
export const MAX_TIMES = 99;

const JOINTS: Record<Exclude<CombineHow, 'times'>, string> = { sum: ' + ', most: ' / ', minus: ' − ' };

/** What the new list is called, as in arithmetic, no longer than a name may be. */
export const combinedName = (how: CombineHow, names: readonly string[], times: number): string =>
  cutName(how === 'times' ? `${names[0] ?? ''} × ${times}` : names.join(JOINTS[how]));
