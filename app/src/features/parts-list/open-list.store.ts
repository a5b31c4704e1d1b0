import type {
  Colour,
  ColumnMapping,
  ColumnQuestion,
  ListSummary,
  Reading,
  ReadProgress,
  Trouble,
} from '@shop/parts-list';
import type { Failure } from '@shop/design-system';
import { create } from 'zustand';

/** How far the list at hand is: none, being read, waiting for its columns to be told, unreadable, or open. */
export type Stage =
  | { name: 'start' }
  | { name: 'reading'; files: readonly string[]; progress?: ReadProgress }
  | { name: 'columns'; questions: readonly ColumnQuestion[] }
  | { name: 'failed'; names: readonly string[]; troubles: readonly Trouble[] }
  | { name: 'open' };

/** How far the shop has answered for the pairs of the list, in lines. */
export type Asking =
  { state: 'asking'; answered: number; of: number } | { state: 'failed'; failure: Failure } | { state: 'done' };

/** The list that is open in this tab. `version` rises with every change, so that whoever shows rows asks for them again. */
type OpenList = {
  stage: Stage;
  id: string;
  summary?: ListSummary;
  colours: readonly Colour[];
  version: number;
  /** How often a list was kept in this browser since the page came. */ kept: number;
  asking: Asking;
};

const NONE: OpenList = {
  stage: { name: 'start' },
  id: '',
  colours: [],
  version: 0,
  kept: 0,
  asking: { state: 'done' },
};
export const useOpenList = create<OpenList>(() => NONE);

export const show = (stage: Stage): void => useOpenList.setState({ stage });
export const forgetOpenList = (): void =>
  useOpenList.setState(({ version, kept }) => ({ ...NONE, version: version + 1, kept }), true);

/** What became of reading, as a stage. */
export function stageOf(reading: Reading): Stage {
  switch (reading.state) {
    case 'columns':
      return { name: 'columns', questions: reading.questions };
    case 'failed':
      return { name: 'failed', names: reading.names, troubles: reading.troubles };
    case 'read':
      return { name: 'open' };
  }
}

export type Mappings = Readonly<Record<number, ColumnMapping>>;
