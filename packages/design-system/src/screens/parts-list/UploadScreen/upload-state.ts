import type { Moment } from '@shop/contracts';
import type { ColourSystem, ColumnQuestion, FileProblem, ListSettings, ReadProgress } from '@shop/parts-list';

/** The settings before reading; the colour tolerance is set in the result. */
export type ReadingSettings = Pick<ListSettings, 'spares' | 'hidden' | 'moulds' | 'prints' | 'shortages'> & {
  system: ColourSystem | 'auto';
};

/** The status of a recent list: lines are undecided or cannot be bought, all can be bought, or it is in the cart. */
export type RecentListStatus = { state: 'undecided' | 'partly'; lines: number } | { state: 'ready' | 'inCart' };

/** A list that was read in this browser. */
export type RecentList = {
  id: string;
  name: string;
  when: Moment;
  lines: number;
  pieces: number;
  status: RecentListStatus;
};

/**
 * The state of the upload page. `files`: the names of the files being read, in order. `isOpen`: the columns are those of
 * the open list, chosen again.
 */
export type UploadState =
  | { name: 'start' }
  | { name: 'reading'; files: readonly string[]; progress?: ReadProgress }
  | { name: 'columns'; questions: readonly ColumnQuestion[]; isOpen?: true }
  | { name: 'failed'; names: readonly string[]; problems: readonly FileProblem[] };
