import type { InventoryLine } from '@shop/contracts';
import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { MatchedRow, PastedRow } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';
import { useState } from 'react';
import { addParts, piecesAdded } from '../../features/repair/draft-lines.ts';
import { savePastedParts, usePastedParts as usePasted } from '../../features/repair/pasted-parts.store.ts';
import { changeRepairDraft, repairDraftOf } from '../../features/repair/repair-drafts.store.ts';

type Result = { text: string; inventory: readonly InventoryLine[]; rows: Loadable<readonly PastedRow[]> };

/** A pasted list of parts of a set: the text is stored, its matches are computed on request. */
export function usePastedParts(set: string, inventory: readonly InventoryLine[] | undefined, max: number) {
  const text = usePasted()[set] ?? '';
  const [result, setResult] = useState<Result>();
  const read = async () => {
    if (!inventory) return;
    const of = { text, inventory };
    setResult({ ...of, rows: loading });
    try {
      const { matchParts } = await import('../../features/repair/match-parts.ts');
      const rows = ready(await matchParts(text, inventory));
      setResult((now) => (now?.text === text ? { ...of, rows } : now));
    } catch {
      setResult({ ...of, rows: failed('offline') });
    }
  };
  const toWanted = (rows: readonly MatchedRow[]) => rows.map(({ part, quantity }) => ({ part, quantity }));
  // What was read of another text, or with names in another language, is not shown.
  const isCurrent = result?.text === text && result.inventory === inventory;
  return {
    text,
    onText: (changed: string) => savePastedParts(set, changed),
    result: isCurrent ? result.rows : undefined,
    onRead: () => void read(),
    fitsOf: (rows: readonly MatchedRow[]) => piecesAdded(repairDraftOf(set).lines, toWanted(rows), max),
    onAdd: (rows: readonly MatchedRow[]) => {
      const { lines, reason } = repairDraftOf(set);
      changeRepairDraft(set, { lines: addParts(lines, toWanted(rows), { max, reason }) });
    },
  };
}
