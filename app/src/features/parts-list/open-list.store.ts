import type {
  Colour,
  ColumnMapping,
  ColumnQuestion,
  ListSummary,
  Reading,
  ReadProgress,
  FileProblem,
} from '@shop/parts-list';
import type { Failure } from '@shop/design-system';
import { create } from 'zustand';

/**
 * The stage of the list in this tab: none, being read, waiting for its columns, unreadable, or open. `isOpen`: the
 * columns of the open list are chosen again, and it stays until then.
 */
export type Stage =
  | { name: 'start' }
  | { name: 'reading'; files: readonly string[]; progress?: ReadProgress }
  | { name: 'columns'; questions: readonly ColumnQuestion[]; isOpen?: true }
  | { name: 'failed'; names: readonly string[]; problems: readonly FileProblem[] }
  | { name: 'open' };

/** The progress of matching the list with the shop's products, in lines. */
export type Matching =
  | { state: 'matching'; matched: number; of: number }
  | { state: 'failed'; failure: Failure }
  | { state: 'done' };

/** The list that is open in this tab. `version` increases with every change, which makes the rows reload. */
type OpenList = {
  stage: Stage;
  id: string;
  summary?: ListSummary;
  colours: readonly Colour[];
  version: number;
  /** How often a list was saved in this browser since the page was loaded. */
  timesSaved: number;
  matching: Matching;
  /** The language and sign-in state that the matches are for; absent until the list is shown. */
  matchedFor?: string;
};

const NONE: OpenList = {
  stage: { name: 'start' },
  id: '',
  colours: [],
  version: 0,
  timesSaved: 0,
  matching: { state: 'done' },
};
export const useOpenList = create<OpenList>(() => NONE);

export const show = (stage: Stage): void => useOpenList.setState({ stage });
export const clearOpenList = (): void =>
  useOpenList.setState(({ version, timesSaved }) => ({ ...NONE, version: version + 1, timesSaved }), true);

/** The stage that follows from the result of reading. */
export function stageOf(reading: Reading): Stage {
  switch (reading.state) {
    case 'columns':
      return { name: 'columns', questions: reading.questions };
    case 'failed':
      return { name: 'failed', names: reading.names, problems: reading.problems };
    case 'read':
      return { name: 'open' };
  }
}

export type Mappings = Readonly<Record<number, ColumnMapping>>;
