import type { LineActions, PartActions } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';
import { useEffect, useMemo } from 'react';
import {
  changeDescribedQuantity,
  changeLine,
  describePart,
  pickPart,
  removeLine,
} from '../../features/repair/draft-lines.ts';
import {
  changeRepairDraft,
  repairDraftOf,
  useRepairDraft,
  type RepairDraft,
  type RepairDraftLine,
} from '../../features/repair/repair-drafts.store.ts';
import { useGo } from '../../use-go.ts';
import type { PickedPhotos } from './use-picked-photos.ts';

const change = (set: string, next: (draft: RepairDraft) => readonly RepairDraftLine[]): void =>
  changeRepairDraft(set, { lines: next(repairDraftOf(set)) });

/** Stores the name of the set in a draft that was begun on this page. */
export function useDraftName(set: string, name: string | undefined): void {
  const { lines, setName } = useRepairDraft(set);
  const isMissing = name !== undefined && setName === '' && lines.length > 0;
  useEffect(() => {
    if (isMissing) changeRepairDraft(set, { setName: name });
  }, [set, name, isMissing]);
}

/** Picks parts for the draft of a set. */
export const usePicking = (set: string, max: number): PartActions =>
  useMemo(
    () => ({
      onQuantity: (part, quantity, step) =>
        change(set, ({ lines, reason }) => pickPart(lines, part, quantity, { max, reason, step })),
      onSubstitute: (id, substitute) => change(set, ({ lines }) => changeLine(lines, id, { substitute })),
    }),
    [set, max],
  );

/** Changes the lines of the draft of a set. */
export function useLineActions(set: string, max: number, { add, remove, retry }: PickedPhotos): LineActions {
  const go = useGo();
  const edit = (id: string, changed: Parameters<typeof changeLine>[2]) =>
    change(set, ({ lines }) => changeLine(lines, id, changed));
  return {
    onReason: (id, reason) => edit(id, { reason }),
    onNote: (id, note) => edit(id, { note }),
    onRemove: (id) => {
      remove(id);
      change(set, ({ lines }) => removeLine(lines, id));
    },
    onDescribe: () => change(set, ({ lines, reason }) => describePart(lines, { max, reason })),
    onDescription: (id, description) => edit(id, { description }),
    onDescribedQuantity: (id, quantity) =>
      change(set, ({ lines }) => changeDescribedQuantity(lines, id, quantity, max)),
    onAddPhoto: add,
    onRemovePhoto: remove,
    onTryPhotoAgain: retry,
    onSignIn: () => go({ name: 'login' }),
  };
}
