import type { ListRow } from '@shop/parts-list';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { later } from '../../../elements/Later/later.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { isIdle } from './is-idle.ts';
import { LineCells } from './LineCells.tsx';
import type { RowActs } from './ListTable.tsx';
import styles from './ListTable.module.css';
import type { DrawnRows } from './use-drawn-rows.ts';

export type ListLineProps = {
  index: number;
  row: ListRow | undefined;
  isOpen: boolean;
  acts: RowActs;
  note: DrawnRows['note'];
};

const RowDetails = later(async () => (await import('../RowDetails/RowDetails.tsx')).RowDetails);

/** Rows that a key leads on; Infinity is the end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  End: Infinity,
  Home: -Infinity,
};

/** A row of the result, its details open below; a quiet shape while it is on its way. */
export const ListLine = memo(function ListLine({ index, row, isOpen, acts, note }: ListLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => (line.current ? note(index, line.current) : undefined), [index, note]);
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
    if (by !== undefined) acts.onWalk(index, by);
    else if (event.key === 'Enter' && row) acts.onOpen(row.key);
    else if (event.key === ' ' && row) acts.onLeaveOut([row.key], !row.isLeftOut);
    else return;
    event.preventDefault();
  };
  const close = (key: string) => {
    acts.onOpen(key);
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
          <LineCells key={row.key} row={row} isOpen={isOpen} acts={acts} />
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
            <RowDetails
              key={row.key}
              row={row}
              acts={acts}
              onClose={() => close(row.key)}
              fallback={<Skeleton shape="block" height="1.6rem" />}
            />
          </div>
        </div>
      ) : null}
    </>
  );
});
