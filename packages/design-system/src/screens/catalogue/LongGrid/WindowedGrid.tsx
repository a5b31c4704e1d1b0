import { useId, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WindowVirtualizer } from 'virtua';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import grid from '../../../commerce/ProductGrid/ProductGrid.module.css';
import { GridRow, contentOf } from './GridRow.tsx';
import { pageCount, pageOf, rowCount } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';
import type { LongGridProps } from './LongGrid.tsx';
import { PageJump } from './PageJump.tsx';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';
import styles from './WindowedGrid.module.css';

export type WindowedGridProps = Omit<LongGridProps, 'empty'> & { length: number };

/**
 * Px above and below the window in which rows are rendered: after one press of Page Down the cards are already there.
 */
const BUFFER_PX = 700;

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
  const [topPage, setTopPage] = useState(startPage);
  const measured = useGridShape(probe);
  const rowHeight = measured?.rowHeight ?? 0;
  const shape = { length, pageSize, columns: measured?.columns ?? maxColumns };
  const goToPage = useRowsInSight({ frame, list, shape, rowHeight, onTopPageChange: setTopPage });
  const stableEvents = { onAdd: useStableCallback(onAdd), onRetry: useStableCallback(list.onRetry) };
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
          // virtua reads the row height only once: another height needs a new instance.
          <WindowVirtualizer
            key={`${shape.columns} × ${rowHeight}`}
            as={RowList}
            data={{ length: rowCount(shape) }}
            itemSize={rowHeight}
            bufferSize={BUFFER_PX}
          >
            {(_, row) => {
              const firstPage = pageOf(row * shape.columns, pageSize);
              return (
                <GridRow
                  key={row}
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
              );
            }}
          </WindowVirtualizer>
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

/** The library wraps rows in its own elements, so list and items get their roles explicitly. */
function RowList({ ref, style, children }: { ref?: Ref<HTMLDivElement>; style: CSSProperties; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div ref={ref} style={style} role="list" aria-label={formatMessage(messages.list)}>
      {children}
    </div>
  );
}
