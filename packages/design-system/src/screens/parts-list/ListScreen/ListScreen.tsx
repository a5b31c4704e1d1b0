import type { Fen } from '@shop/contracts';
import type { Colour, ColourSystem, ListRow, ListSettings, ListSummary, RowView } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { ColoursContext } from '../colours.ts';
import { ListResult } from './ListResult.tsx';
import { messages } from './ListScreen.messages.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** How far the shop has answered about the list; `answered` and `of` count different parts. What it answered stays when it fails. */
export type Asking =
  { state: 'asking'; answered: number; of: number } | { state: 'failed'; failure: Failure } | { state: 'done' };

export type ListScreenProps = {
  /** A summary without files means that no list is open. */
  list: Loadable<ListSummary>;
  /** The whole table of colours, for their names. */
  colours: readonly Colour[];
  view: RowView;
  /** Rows of the view. */
  rowCount: number;
  /** The row at a place of the view, from 0; undefined while it is on its way. */
  rowAt: (index: number) => ListRow | undefined;
  asking: Asking;
  /** Goods value from which postage is free. */
  freePostageFrom: Fen;
  /** Whether the list is on its way into the cart. */
  isAdding: boolean;
  onView: (view: RowView) => void;
  /** Tells which rows are drawn, from one place to before another. */
  onRowsShown: (from: number, to: number) => void;
  onSystem: (system: ColourSystem | 'auto') => void;
  onSettings: (settings: Partial<ListSettings>) => void;
  /** Takes an offer for a row; undefined undoes it. */
  onTake: (key: string, offerId: string | undefined) => void;
  /** Decides a colour for all its lines; undefined undoes it. */
  onTakeColour: (colour: number, to: number | 'leaveOut' | undefined) => void;
  onLeaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  /** The same for all rows of the view, drawn or not. */
  onLeaveOutShown: (isLeftOut: boolean) => void;
  /** Changes a row by hand; null goes back to what the file says. */
  onEdit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  onAddToCart: () => void;
  onCompare: () => void;
  onExport: () => void;
  onSave: () => void;
  onNewList: () => void;
  /** Opens the list again after it could not be opened. */
  onRetry: () => void;
  /** Asks the shop for what it has not answered. */
  onRetryAsking: () => void;
};

/** What became of a parts list: every line accounted for, with what to decide and what it costs. */
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
  const action = (
    <ButtonLink to={{ name: 'upload' }} look="main" size="large">
      <FormattedMessage {...messages.upload} />
    </ButtonLink>
  );
  return <EmptyState title={formatMessage(messages.none)} action={action} />;
}
