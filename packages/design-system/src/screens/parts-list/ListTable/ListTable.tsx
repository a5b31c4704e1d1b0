import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { ListResultProps } from '../ListScreen/ListResult.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { ListRows, type RowsHandle } from './ListRows.tsx';
import { messages } from './ListTable.messages.ts';
import styles from './ListTable.module.css';
import { ListToolbar } from './ListToolbar.tsx';

export type ListTableProps = Pick<
  ListResultProps,
  | 'view'
  | 'rowCount'
  | 'rowAt'
  | 'onView'
  | 'onRowsShown'
  | 'onTake'
  | 'onTakeColour'
  | 'onLeaveOut'
  | 'onLeaveOutShown'
  | 'onEdit'
> & { id: string };

/** The actions on a row. */
export type RowActs = Pick<ListTableProps, 'onTake' | 'onTakeColour' | 'onLeaveOut' | 'onEdit'> & {
  /** Opens or closes the row's details. */
  onOpen: (key: string) => void;
  /** Moves the focus by a number of rows from an index. */
  onWalk: (from: number, by: number) => void;
};

const COLUMNS = [
  messages.columnPart,
  messages.columnColour,
  messages.columnWritten,
  messages.columnState,
  messages.columnQuantity,
  messages.columnPrice,
  messages.columnSum,
];

/** The rows of the list, searched, filtered and sorted. Only those near the viewport are rendered. */
export function ListTable({
  id,
  view,
  rowCount,
  rowAt,
  onView,
  onRowsShown,
  onLeaveOutShown,
  ...given
}: ListTableProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<string>();
  const rows = useRef<RowsHandle>(null);
  const actions = useRowActs({
    ...given,
    onOpen: (key) => setOpen(open === key ? undefined : key),
    onWalk: (from, by) => rows.current?.goTo(Math.max(0, Math.min(rowCount - 1, from + by))),
  });
  const isNarrowed = view.bucket !== undefined || view.search !== '';
  const showAll = (
    <Button look="main" size="large" onClick={() => onView({ search: '', sort: view.sort })}>
      <FormattedMessage {...messages.all} />
    </Button>
  );
  return (
    <section id={id} tabIndex={-1} className={styles.block} aria-labelledby={`${id}-title`}>
      <ListToolbar
        titleId={`${id}-title`}
        view={view}
        rowCount={rowCount}
        onView={onView}
        onLeaveOutShown={onLeaveOutShown}
      />
      {rowCount === 0 && isNarrowed ? (
        <EmptyState title={formatMessage(messages.nothing)} action={showAll} />
      ) : (
        <div
          role="grid"
          className={styles.table}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-keys`}
          aria-rowcount={rowCount + 1}
        >
          <div role="rowgroup" className={styles.headGroup}>
            <div role="row" aria-rowindex={1} className={styles.head}>
              <span role="columnheader">
                <VisuallyHidden>{formatMessage(messages.columnBuy)}</VisuallyHidden>
              </span>
              {COLUMNS.map((column) => (
                <span key={column.id} role="columnheader">
                  <FormattedMessage {...column} />
                </span>
              ))}
              <span role="columnheader">
                <VisuallyHidden>{formatMessage(messages.columnMore)}</VisuallyHidden>
              </span>
            </div>
          </div>
          <ListRows ref={rows} count={rowCount} rowAt={rowAt} open={open} actions={actions} onRowsShown={onRowsShown} />
        </div>
      )}
      <p id={`${id}-keys`} hidden>
        {formatMessage(messages.keys)}
      </p>
    </section>
  );
}

/** The actions as stable callbacks, so that rows are not re-rendered because of them. */
function useRowActs(given: RowActs): RowActs {
  const onTake = useStableCallback(given.onTake);
  const onTakeColour = useStableCallback(given.onTakeColour);
  const onLeaveOut = useStableCallback(given.onLeaveOut);
  const onEdit = useStableCallback(given.onEdit);
  const onOpen = useStableCallback(given.onOpen);
  const onWalk = useStableCallback(given.onWalk);
  return useMemo(
    () => ({ onTake, onTakeColour, onLeaveOut, onEdit, onOpen, onWalk }),
    [onTake, onTakeColour, onLeaveOut, onEdit, onOpen, onWalk],
  );
}
