import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import grid from '../../../commerce/ProductGrid/ProductGrid.module.css';
import { GridRow, contentOf } from './GridRow.tsx';
import { pageCount, pageOf, rowCount } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';
import type { LongGridProps } from './LongGrid.tsx';
import { PageJump } from './PageJump.tsx';
import { useGridShape } from './use-grid-shape.ts';
import { useRowRange } from './use-row-range.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';
import styles from './WindowedGrid.module.css';

export type WindowedGridProps = Omit<LongGridProps, 'empty'> & { length: number };

/**
 * The whole list in a box as high as all its rows, of which only those near the window are rendered. All rows have the
 * same height, so that the scroll bar is accurate and a jump lands at the right row at once.
 */
export function WindowedGrid({
  list,
  length,
  columns: maxColumns,
  toPlace,
  isRanked = false,
  added,
  onAdd,
}: WindowedGridProps) {
  const { pageSize, startPage, pages } = list;
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const jumpId = useId();
  const { formatMessage } = useIntl();
  const [topPage, setTopPage] = useState(startPage);
  const measured = useGridShape(probe);
  const rowHeight = measured?.rowHeight ?? 0;
  const shape = { length, pageSize, columns: measured?.columns ?? maxColumns };
  const { first, last } = useRowRange(frame, rowHeight, rowCount(shape));
  const goToPage = useRowsInSight({ frame, list, shape, rowHeight, onTopPageChange: setTopPage });
  const add: NonNullable<typeof onAdd> = useStableCallback((...order) => onAdd?.(...order));
  const stableEvents = { onAdd: onAdd && add, onRetry: useStableCallback(list.onRetry) };
  const rows = useRowKind(contentOf(pages[startPage]));
  return (
    <>
      {pageCount(shape) > 1 ? (
        <SkipTo id={jumpId} staysPut>
          <FormattedMessage {...messages.skip} />
        </SkipTo>
      ) : null}
      <div ref={frame}>
        <div className={styles.probe} aria-hidden="true">
          <div ref={probe} className={grid.grid} data-columns={maxColumns} data-rows={rows}>
            <div className={grid.cell} />
          </div>
        </div>
        {rowHeight > 0 ? (
          <div
            className={styles.rows}
            role="list"
            aria-label={formatMessage(messages.list)}
            style={{ height: rowCount(shape) * rowHeight }}
          >
            {Array.from({ length: last - first + 1 }, (_, at) => {
              const row = first + at;
              const firstPage = pageOf(row * shape.columns, pageSize);
              return (
                <div key={row} className={styles.row} style={{ top: row * rowHeight }}>
                  <GridRow
                    {...shape}
                    {...stableEvents}
                    row={row}
                    maxColumns={maxColumns}
                    rows={rows}
                    firstContent={contentOf(pages[firstPage])}
                    nextContent={contentOf(pages[firstPage + 1])}
                    isRanked={isRanked}
                    added={added}
                  />
                </div>
              );
            })}
          </div>
        ) : null}
      </div>
      <PageJump
        id={jumpId}
        page={Math.min(topPage, pageCount(shape))}
        pages={pageCount(shape)}
        toPlace={toPlace}
        onGo={goToPage}
      />
    </>
  );
}

/**
 * Rows have room for part numbers and colours unless the server sends none; while the page loads they stay as they
 * were.
 */
function useRowKind(first: ReturnType<typeof contentOf>): 'facts' | 'names' {
  const [rows, setRows] = useState<'facts' | 'names'>('facts');
  const product = Array.isArray(first) ? (first[0] as { part?: unknown } | undefined) : undefined;
  if (!product) return rows;
  const next = product.part ? 'facts' : 'names';
  if (next !== rows) setRows(next);
  return next;
}
