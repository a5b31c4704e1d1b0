import { useDeferredValue, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import grid from '../../../commerce/ProductGrid/ProductGrid.module.css';
import { useIsHydrated } from '../../../use-is-hydrated.ts';
import { useStableCallback } from '../../../use-stable-callback.ts';
import type { LongList } from '../long-list.ts';
import { GridCells } from './GridCells.tsx';
import { withoutLoading, type CellRange } from './cell-range.ts';
import { cellsOf } from './list-cells.ts';
import { pageCount, pageOf, rowCount } from './list-rows.ts';
import { messages } from './LongGrid.messages.ts';
import type { LongGridProps } from './LongGrid.tsx';
import { PageJump } from './PageJump.tsx';
import { useGradualCells } from './use-gradual-cells.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';
import { useShownRows, type ShownRows } from './use-shown-rows.ts';
import styles from './WindowedGrid.module.css';

export type WindowedGridProps = Omit<LongGridProps, 'empty'> & {
  length: number;
  /** Whether the list was there when the page opened: of a document, or known from before. */
  wasReady: boolean;
};

/**
 * The whole list in a box as high as all its rows, of which only those near the window are rendered. All rows have the
 * same height, so that the scroll bar is accurate and a jump lands at the right row at once. Where rows cannot be
 * measured, on a server and in old browsers, it is the page named by the URL.
 */
export function WindowedGrid({
  list,
  length,
  wasReady,
  columns: maxColumns,
  toPlace,
  isRanked = false,
  added,
  onAdd,
}: WindowedGridProps) {
  const { pageSize, startPage } = list;
  const frame = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const jumpId = useId();
  const { formatMessage } = useIntl();
  const [topPage, setTopPage] = useState(startPage);
  const isOfDocument = useIsOfDocument();
  // Of an answer the rows are measured with placeholders, in the task in which they appear; their cards follow in slices.
  const pages = useDeferredValue(list.pages, wasReady ? list.pages : NO_PAGES);
  const shown = useShownRows({ frame, probe, length, hasCells: isOfDocument });
  const rowHeight = shown?.rowHeight ?? 0;
  const shape = { length, pageSize, columns: shown?.columns ?? maxColumns };
  const goToPage = useRowsInSight({ frame, list, shape, rowHeight, onTopPageChange: setTopPage });
  const add: NonNullable<typeof onAdd> = useStableCallback((...order) => onAdd?.(...order));
  const stableEvents = { onAdd: onAdd && add, onRetry: useStableCallback(list.onRetry) };
  const rows = rowKind(list.pages[startPage]);
  const { briefFrom, ...range } = useCellRange(shown, {
    length,
    pageSize,
    startPage,
    pages,
    maxColumns,
    isOfDocument,
  });
  const cells = cellsOf(pages, range, shape);
  const firstRow = Math.floor((cells[0]?.at ?? 0) / shape.columns);
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
        <div
          className={styles.rows}
          role="list"
          aria-label={formatMessage(messages.list)}
          style={shown && { height: rowCount(shape) * shown.rowHeight }}
        >
          {/* The rows above as its padding: its own box stays, so that browsers count no layout shift. */}
          <div
            className={grid.grid}
            data-columns={maxColumns}
            data-rows={rows}
            style={shown && { paddingTop: firstRow * shown.rowHeight }}
          >
            <GridCells
              cells={cells}
              startColumn={shown && (cells[0]?.at ?? 0) % shape.columns}
              length={length}
              briefFrom={briefFrom}
              isRanked={isRanked}
              added={added}
              {...stableEvents}
            />
          </div>
        </div>
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

const NO_PAGES: LongList['pages'] = {};
const NONE: CellRange = { from: 0, to: -1 };
/**
 * Rows of whole cards in a document, on a desktop page; twice as many or more on a phone. A window of a page that opens
 * seldom shows more, and a whole card is 45 elements.
 */
const WHOLE_ROWS_OF_DOCUMENT = 2;

type List = Pick<LongList, 'pageSize' | 'startPage' | 'pages'> & {
  length: number;
  maxColumns: number;
  isOfDocument: boolean;
};

/** Whether a server has rendered the list; also once it is hydrated. */
function useIsOfDocument(): boolean {
  const isHydrated = useIsHydrated();
  const [isOfDocument] = useState(!isHydrated);
  return isOfDocument;
}

/**
 * The parts that are rendered: those of the shown rows. Until they are measured those of a document are the page that a
 * server rendered, whose last cards are brief: no window shows them before.
 */
function useCellRange(
  shown: ShownRows | undefined,
  { length, pageSize, startPage, pages, maxColumns, isOfDocument }: List,
): CellRange & { briefFrom: number } {
  const isHydrated = useIsHydrated();
  const columns = shown?.columns ?? 1;
  const cellsOfRows = (first: number, last: number) => ({
    from: first * columns,
    to: Math.min(length, (last + 1) * columns) - 1,
  });
  const from = (startPage - 1) * pageSize;
  const wholeTo = from + WHOLE_ROWS_OF_DOCUMENT * maxColumns - 1;
  const inSight = shown && cellsOfRows(shown.firstInSight, shown.lastInSight);
  const isLoading = (at: number) => (pages[pageOf(at, pageSize)]?.state ?? 'loading') === 'loading';
  const range = useGradualCells({
    wanted: inSight && withoutLoading(cellsOfRows(shown.first, shown.last), inSight, isLoading),
    inSight,
    columns,
    answer: pages[startPage],
    present: isOfDocument ? { from, to: wholeTo } : undefined,
  });
  if (range) return { ...range, briefFrom: length };
  const canMeasure = typeof ResizeObserver !== 'undefined';
  if (canMeasure && !isOfDocument) return { ...NONE, briefFrom: 0 };
  return {
    from,
    to: Math.min(length, from + pageSize) - 1,
    briefFrom: isHydrated && !canMeasure ? length : wholeTo + 1,
  };
}

/** Rows have room for part numbers and colours unless the server sends none. */
function rowKind(first: LongList['pages'][number] | undefined): 'facts' | 'names' {
  const product = first?.state === 'ready' ? first.value[0] : undefined;
  return product && !product.part ? 'names' : 'facts';
}
