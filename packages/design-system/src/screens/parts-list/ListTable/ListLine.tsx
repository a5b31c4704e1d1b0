import type { ListRow } from '@shop/parts-list';
import { lazy, memo, Suspense, useEffect, useRef, type KeyboardEvent } from 'react';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { isIdle } from './is-idle.ts';
import { LineCells } from './LineCells.tsx';
import type { RowActs } from './ListTable.tsx';
import styles from './ListTable.module.css';
import type { RenderedRows } from './use-rendered-rows.ts';

export type ListLineProps = {
  index: number;
  row: ListRow | undefined;
  isOpen: boolean;
  actions: RowActs;
  register: RenderedRows['register'];
};

const RowDetails = lazy(async () => ({ default: (await import('../RowDetails/RowDetails.tsx')).RowDetails }));

/** How many rows a key moves the focus; Infinity moves to the end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  End: Infinity,
  Home: -Infinity,
};

/** A row of the result, with its details below when open; a skeleton while it is loading. */
export const ListLine = memo(function ListLine({ index, row, isOpen, actions, register }: ListLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => (line.current ? register(index, line.current) : undefined), [index, register]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (
      event.target !== event.currentTarget ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    if (by !== undefined) actions.onWalk(index, by);
    else if (event.key === 'Enter' && row) actions.onOpen(row.key);
    else if (event.key === ' ' && row) actions.onLeaveOut([row.key], !row.isLeftOut);
    else return;
    event.preventDefault();
  };
  const close = (key: string) => {
    actions.onOpen(key);
    line.current?.focus();
  };
  return (
    <>
      <div
        ref={line}
        role="row"
        aria-rowindex={index + 2}
        tabIndex={0}
        className={styles.row}
        data-bucket={row?.bucket}
        data-out={row?.isLeftOut || undefined}
        data-idle={(row && isIdle(row)) || undefined}
        onKeyDown={onKeyDown}
      >
        {row ? (
          <LineCells key={row.key} row={row} isOpen={isOpen} actions={actions} />
        ) : (
          <span role="gridcell" className={styles.ghost}>
            <Skeleton shape="block" width="0.42rem" height="0.42rem" />
            <Skeleton width="60%" />
          </span>
        )}
      </div>
      {row && isOpen ? (
        <div role="row" className={styles.details}>
          <div role="gridcell">
            <Suspense fallback={<Skeleton shape="block" height="1.6rem" />}>
              <RowDetails key={row.key} row={row} actions={actions} onClose={() => close(row.key)} />
            </Suspense>
          </div>
        </div>
      ) : null}
    </>
  );
});
