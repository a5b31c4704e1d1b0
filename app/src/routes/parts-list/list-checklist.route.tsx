import { ready } from '@shop/design-system';
import { lineOfRow, MAX_CHECKLIST_LINES } from '@shop/design-system/screens/parts-list/ChecklistScreen/checklist.ts';
import {
  ChecklistScreen,
  type ChecklistSort,
} from '@shop/design-system/screens/parts-list/ChecklistScreen/ChecklistScreen';
import { namedColours } from '@shop/design-system/screens/parts-list/colours.ts';
import type { RowView } from '@shop/parts-list';
import { useEffect, useMemo, useState } from 'react';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { nameOf } from '../../features/parts-list/persist-open-list.ts';
import { useListRows } from '../../features/parts-list/use-list-rows.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useCurrentList } from './use-current-list.ts';
import { usePrinting } from './use-printing.ts';

const BACK = { name: 'upload', view: 'list' } as const;
const INCOMPLETE = { matching: 'requested', failed: 'failed', done: undefined } as const;
const NO_LIST = { name: '', lines: [], total: 0 };

/** The open list with pictures and boxes to tick, to print. */
export function ListChecklistRoute() {
  const { list, retry } = useCurrentList();
  const { colours, matching } = useOpenList();
  const language = useLanguage();
  const [sort, setSort] = useState<ChecklistSort>('colour');
  const view = useMemo((): RowView => ({ search: '', sort }), [sort]);
  const { rowCount, rowAt, onRowsShown } = useListRows(view);
  const printing = usePrinting();
  useEffect(() => onRowsShown(0, MAX_CHECKLIST_LINES - 1), [onRowsShown]);
  const names = namedColours(colours, language);
  const checklist = () => {
    if (list.state !== 'ready') return list;
    if (list.value.files.length === 0) return ready(NO_LIST);
    if (rowCount === undefined) return { state: 'loading' } as const;
    const rows = Array.from({ length: Math.min(rowCount, MAX_CHECKLIST_LINES) }, (_, index) => rowAt(index));
    return ready({
      name: nameOf(list.value),
      lines: rows.flatMap((row) => (row ? [lineOfRow(row, names)] : [])),
      total: rowCount,
      incomplete: INCOMPLETE[matching.state],
    });
  };
  return (
    <ChecklistScreen checklist={checklist()} back={BACK} sort={sort} onSort={setSort} onRetry={retry} {...printing} />
  );
}
