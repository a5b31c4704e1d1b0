import type { ListRow, RowView } from '@shop/parts-list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listDesk } from './desk-at-hand.ts';
import { useOpenList } from './open-list.store.ts';

/** Rows are asked for in blocks, some more than are in sight. */
const BLOCK = 100;

type Shown = { view: RowView; count: number; from: number; rows: readonly ListRow[] };

/**
 * The rows in sight of the list at hand. While others are asked for, those that were here stay: a change shows no gaps. Rows
 * that were not asked for yet are undefined.
 */
export function useListRows(view: RowView) {
  const version = useOpenList((list) => list.version);
  const isOpen = useOpenList((list) => list.stage.name === 'open');
  const [shown, setShown] = useState<Shown>();
  const [sight, setSight] = useState({ from: 0, to: BLOCK });
  const turn = useRef(0);

  useEffect(() => {
    if (!isOpen) return;
    const mine = ++turn.current;
    void listDesk()
      .rows(view, sight.from, sight.to)
      .then(
        ({ count, rows }) => {
          if (mine === turn.current) setShown({ view, count, from: sight.from, rows });
        },
        () => undefined,
      );
    // A new version has other rows.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [view, version, sight, isOpen]);

  const onRowsShown = useCallback((from: number, to: number) => {
    const wanted = { from: Math.max(0, Math.floor(from / BLOCK) * BLOCK), to: Math.ceil((to + 1) / BLOCK) * BLOCK };
    setSight((before) => (before.from === wanted.from && before.to === wanted.to ? before : wanted));
  }, []);
  const rowAt = useCallback((index: number) => (shown ? shown.rows[index - shown.from] : undefined), [shown]);
  return { rowCount: shown?.count, rowAt, onRowsShown };
}
