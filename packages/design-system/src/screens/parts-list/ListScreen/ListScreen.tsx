import type { Fen } from '@shop/contracts';
import type { Colour, ColourSystem, ListRow, ListSettings, ListSummary, RowView } from '@shop/parts-list';
import { useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { ColoursContext } from '../colours.ts';
import { ListResult } from './ListResult.tsx';
import { messages } from './ListScreen.messages.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** The progress of matching the list with the shop's products, in lines. Matches stay after a failure. */
export type Matching =
  | { state: 'matching'; matched: number; of: number }
  | { state: 'failed'; failure: Failure }
  | { state: 'done' };

export type ListScreenProps = {
  /** A summary without files means that no list is open. */
  list: Loadable<ListSummary>;
  /** The complete table of colours, for their names. */
  colours: readonly Colour[];
  view: RowView;
  /** The number of rows in the view. */
  rowCount: number;
  /** The row at an index of the view; undefined while it is loading. */
  rowAt: (index: number) => ListRow | undefined;
  matching: Matching;
  /** Order value from which postage is free; undefined where the shop does not say. */
  freePostageFrom: Fen | undefined;
  /** Whether the list is being added to the cart. */
  isAdding: boolean;
  onView: (view: RowView) => void;
  /** Called with the range of rendered rows: from an index to before another. */
  onRowsShown: (from: number, to: number) => void;
  onSystem: (system: ColourSystem | 'auto') => void;
  onSettings: (settings: Partial<ListSettings>) => void;
  /** Takes one piece for each line of a file, by its index, in place of its quantities, or the quantities again. */
  onTakeOneEach: (file: number, isOneEach: boolean) => void;
  /** Called to choose the columns of a file again; only for files with `canAskColumns`. */
  onAskColumns: (file: number) => void;
  /** Takes an offer for a row; undefined undoes it. */
  onTake: (key: string, offerId: string | undefined) => void;
  /** Decides what to do about a colour for all its lines; undefined undoes it. */
  onTakeColour: (colour: number, to: number | 'leaveOut' | undefined) => void;
  onLeaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  /** The same for all rows of the view, rendered or not. */
  onLeaveOutShown: (isLeftOut: boolean) => void;
  /** Edits a row; null restores what the file says. */
  onEdit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  onAddToCart: () => void;
  onCompare: () => void;
  onExport: () => void;
  onSave: () => void;
  /** Makes a link that holds the list. */
  onShare: () => void;
  onNewList: () => void;
  /** Tries again to open the list. */
  onRetry: () => void;
  /** Requests the missing matches again. */
  onRetryMatching: () => void;
};

/** The result of a parts list: every line with its bucket, what to decide, and the price. */
export function ListScreen(props: ListScreenProps) {
  const { list, colours, onRetry } = props;
  return (
    <ColoursContext value={colours}>
      <Page isWaiting={list.state === 'loading'}>
        <WhenReady of={list} skeleton={<ListSkeleton />} onRetry={onRetry}>
          {(summary) => (summary.files.length === 0 ? <NoList /> : <ListResult {...props} list={summary} />)}
        </WhenReady>
      </Page>
    </ColoursContext>
  );
}

function NoList() {
  const { formatMessage } = useIntl();
  const action = <MainLink to={{ name: 'upload' }} text={messages.upload} />;
  return <EmptyState title={formatMessage(messages.none)} action={action} />;
}
