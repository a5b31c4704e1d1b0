import { useId, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WindowVirtualizer } from 'virtua';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import grid from '../ProductGrid/ProductGrid.module.css';
import { GridRow, knownOf } from './GridRow.tsx';
import { pageCount, pageOf, rowCount } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';
import type { LongGridProps } from './LongGrid.tsx';
import { PageJump } from './PageJump.tsx';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';
import styles from './WindowedGrid.module.css';

export type WindowedGridProps = Omit<LongGridProps, 'empty'> & { length: number };

/** Rows are drawn so far above and below the window, in px: one press of Page Down finds its cards there. */
const BUFFER = 700;

/**
 * The whole list in a box as high as all its rows, of which only those near the window are drawn. All rows are equally high, so
 * the scroll bar tells the truth and a jump lands at once where it should.
 */
export function WindowedGrid({
  list,
  length,
  columns: look,
  toPlace,
  isRanked = false,
  added,
  onAdd,
}: WindowedGridProps) {
  const { pageSize, startPage, pages } = list;
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const behind = useId();
  const [topPage, setTopPage] = useState(startPage);
  const measured = useGridShape(probe);
  const pitch = measured?.pitch ?? 0;
  const shape = { length, pageSize, columns: measured?.columns ?? look };
  const goToPage = useRowsInSight({ frame, list, shape, pitch, onLook: setTopPage });
  const steady = { onAdd: useStableCallback(onAdd), onRetry: useStableCallback(list.onRetry) };
  const rows = useRowLook(knownOf(pages[startPage]));
  return (
    <>
      {pageCount(shape) > 1 ? (
        <SkipTo id={behind} staysPut>
          <FormattedMessage {...messages.skip} />
        </SkipTo>
      ) : null}
      <div ref={frame}>
        <div className={styles.probe} aria-hidden="true">
          <div ref={probe} className={grid.grid} data-columns={look} data-rows={rows}>
            <div className={grid.cell} />
          </div>
        </div>
        {pitch > 0 ? (
          // What virtua was told of the rows' height it keeps for good: another height is another list.
          <WindowVirtualizer
            key={`${shape.columns} × ${pitch}`}
            as={RowList}
            data={{ length: rowCount(shape) }}
            itemSize={pitch}
            bufferSize={BUFFER}
          >
            {(_, row) => {
              const near = pageOf(row * shape.columns, pageSize);
              return (
                <GridRow
                  key={row}
                  {...shape}
                  {...steady}
                  row={row}
                  look={look}
                  rows={rows}
                  near={knownOf(pages[near])}
                  far={knownOf(pages[near + 1])}
                  isRanked={isRanked}
                  added={added}
                />
              );
            }}
          </WindowVirtualizer>
        ) : null}
      </div>
      <PageJump
        id={behind}
        page={Math.min(topPage, pageCount(shape))}
        pages={pageCount(shape)}
        toPlace={toPlace}
        onGo={goToPage}
      />
    </>
  );
}

/** Rows have room for numbers and colours unless the shop sends none; while nothing is known they stay as they are. */
function useRowLook(first: ReturnType<typeof knownOf>): 'facts' | 'names' {
  const [rows, setRows] = useState<'facts' | 'names'>('facts');
  const product = Array.isArray(first) ? (first[0] as { part?: unknown } | undefined) : undefined;
  const wanted = product && !product.part ? 'names' : product ? 'facts' : rows;
  if (wanted !== rows) setRows(wanted);
  return wanted;
}

/** Rows stand in wrappers of the library's own, so the list and its items are named by role. */
function RowList({ ref, style, children }: { ref?: Ref<HTMLDivElement>; style: CSSProperties; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div ref={ref} style={style} role="list" aria-label={formatMessage(messages.list)}>
      {children}
    </div>
  );
}
