import type { ListRow } from '@shop/parts-list';
import { useDeferredValue, useImperativeHandle, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { ListLine } from './ListLine.tsx';
import type { RowActs } from './ListTable.tsx';
import { useRenderedRows } from './use-rendered-rows.ts';

/** Focuses a row, and scrolls to it if it is not rendered. */
export type RowsHandle = { goTo: (index: number) => void };

export type ListRowsProps = {
  ref: Ref<RowsHandle>;
  count: number;
  rowAt: (index: number) => ListRow | undefined;
  /** Key of the row whose details are open. */
  open: string | undefined;
  actions: RowActs;
  onRowsShown: (from: number, to: number) => void;
};

/** Height of a row on a wide page, in px, until it is measured. */
const PITCH = 49;
/** Rows are rendered this far above and below the viewport, in px. */
const BUFFER = 240;

/** Renders the rows near the viewport in a container as high as all rows. */
export function ListRows({ ref, count, rowAt, open, actions, onRowsShown }: ListRowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const { register, focusSoon } = useRenderedRows(onRowsShown);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (index) => {
        if (!focusSoon(index)) list.current?.scrollToIndex(index, { align: 'center' });
      },
    }),
    [focusSoon],
  );
  // At first only visible rows are rendered; more would block the page.
  const buffer = useDeferredValue(BUFFER, 0);
  const draw = (index: number) => {
    const row = rowAt(index);
    return (
      <ListLine
        key={index}
        index={index}
        row={row}
        isOpen={row !== undefined && row.key === open}
        actions={actions}
        register={register}
      />
    );
  };
  // Without layout, as in tests, every row is rendered.
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
