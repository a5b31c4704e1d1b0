import type { ListRow } from '@shop/parts-list';
import { useDeferredValue, useImperativeHandle, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { ListLine } from './ListLine.tsx';
import type { RowActs } from './ListTable.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';

/** Puts the focus on a row, scrolling to it where it is not drawn. */
export type RowsHandle = { goTo: (index: number) => void };

export type ListRowsProps = {
  ref: Ref<RowsHandle>;
  count: number;
  rowAt: (index: number) => ListRow | undefined;
  /** Key of the row whose details are open. */
  open: string | undefined;
  acts: RowActs;
  onRowsShown: (from: number, to: number) => void;
};

/** Height of a row on a wide page, in px, until it is measured. */
const PITCH = 49;
/** Rows are drawn so far above and below the window, in px. */
const BUFFER = 240;

/** The rows near the window in a box as high as all of them. */
export function ListRows({ ref, count, rowAt, open, acts, onRowsShown }: ListRowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const { note, focusSoon } = useDrawnRows(onRowsShown);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (index) => {
        if (!focusSoon(index)) list.current?.scrollToIndex(index, { align: 'center' });
      },
    }),
    [focusSoon],
  );
  // First the rows in sight alone: with those around them they would hold the page up.
  const buffer = useDeferredValue(BUFFER, 0);
  const draw = (index: number) => {
    const row = rowAt(index);
    return (
      <ListLine
        key={index}
        index={index}
        row={row}
        isOpen={row !== undefined && row.key === open}
        acts={acts}
        note={note}
      />
    );
  };
  // A page that cannot measure still shows every row.
  if (typeof ResizeObserver === 'undefined')
    return <RowGroup>{Array.from({ length: count }, (_, index) => draw(index))}</RowGroup>;
  return (
    <WindowVirtualizer ref={list} as={RowGroup} data={{ length: count }} itemSize={PITCH} bufferSize={buffer}>
      {(_, index) => draw(index)}
    </WindowVirtualizer>
  );
}

function RowGroup({ ref, style, children }: { ref?: Ref<HTMLDivElement>; style?: CSSProperties; children: ReactNode }) {
  return (
    <div ref={ref} style={style} role="rowgroup">
      {children}
    </div>
  );
}
