import type { Moment } from '@shop/contracts';
import type { ColourSystem, ColumnQuestion, ListSettings, ReadProgress, Trouble } from '@shop/parts-list';

/** What is decided before reading; the tolerance of colours is decided at the result. */
export type ReadingSettings = Pick<ListSettings, 'spares' | 'hidden' | 'moulds' | 'prints' | 'shortages'> & {
  system: ColourSystem | 'auto';
};

/** Where a list stands: so many lines wait for decisions, or cannot be bought here; all can be bought; it is in the cart. */
export type RecentStanding = { state: 'undecided' | 'partly'; lines: number } | { state: 'ready' | 'inCart' };

/** A list that was read in this browser. */
export type RecentList = {
  id: string;
  name: string;
  when: Moment;
  lines: number;
  pieces: number;
  standing: RecentStanding;
};

/** How far the reading is. `files` are the names of those being read, in their order. */
export type UploadState =
  | { name: 'start' }
  | { name: 'reading'; files: readonly string[]; progress?: ReadProgress }
  | { name: 'columns'; questions: readonly ColumnQuestion[] }
  | { name: 'failed'; names: readonly string[]; troubles: readonly Trouble[] };
