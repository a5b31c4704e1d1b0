import type { ListRow, RowView } from '@shop/parts-list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentListSession } from './current-list-session.ts';
import { useOpenList } from './open-list.store.ts';

/** Rows are loaded in blocks of this size, which are larger than the viewport. */
const BLOCK = 100;

type Shown = { view: RowView; count: number; from: number; rows: readonly ListRow[] };

/**
 * The visible rows of the open list. While others load, the previous rows stay, so that a change shows no gaps. Rows
 * that were not loaded yet are undefined.
 */
export function useListRows(view: RowView) {
  const version = useOpenList((list) => list.version);
  const isOpen = useOpenList((list) => list.stage.name === 'open');
  const [shown, setShown] = useState<Shown>();
  const [range, setRange] = useState({ from: 0, to: BLOCK });
  const lastRequest = useRef(0);

  useEffect(() => {
    if (!isOpen) return;
    const request = ++lastRequest.current;
    void currentListSession()
      .rows(view, range.from, range.to)
      .then(
        ({ count, rows }) => {
          if (request === lastRequest.current) setShown({ view, count, from: range.from, rows });
        },
        // The list was closed, or its worker failed: then the next change of the list reports it.
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows of each version differ
  }, [view, version, range, isOpen]);

  const onRowsShown = useCallback((from: number, to: number) => {
    const visible = { from: Math.max(0, Math.floor(from / BLOCK) * BLOCK), to: Math.ceil((to + 1) / BLOCK) * BLOCK };
    setRange((before) => (before.from === visible.from && before.to === visible.to ? before : visible));
  }, []);
  const rowAt = useCallback((index: number) => (shown ? shown.rows[index - shown.from] : undefined), [shown]);
  return { rowCount: shown?.count, rowAt, onRowsShown };
}
