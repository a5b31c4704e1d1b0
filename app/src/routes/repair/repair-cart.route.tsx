import { RepairCartScreen } from '@shop/design-system/screens/repair/RepairCartScreen/RepairCartScreen';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { chooseRepairs, useDeselectedRepairs } from '../../features/repair/deselected-repairs.store.ts';
import { draftOfEntry } from '../../features/repair/draft-of-entry.ts';
import { repairCartQuery } from '../../features/repair/repair-cart.query.ts';
import { changeRepairDraft, saveRepairRegion, useRepairDrafts } from '../../features/repair/repair-drafts.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';
import { useRepairRemoval } from './use-repair-removal.ts';

export function RepairCartRoute() {
  const language = useLanguage();
  const go = useGo();
  const cart = useQuery(repairCartQuery(language));
  const { ids: deselected } = useDeselectedRepairs();
  const { drafts } = useRepairDrafts();
  const { remove, removing } = useRepairRemoval();
  const entries = cart.data ?? [];
  const entryOf = (id: string) => entries.find((entry) => entry.id === id);
  const chosen = new Set(entries.map(({ id }) => id).filter((id) => !deselected.includes(id)));
  const isBesideDraft = ({ id, set }: { id: string; set: { number: string } }) =>
    drafts.some((draft) => draft.setNumber === set.number && draft.entryId !== id && draft.lines.length > 0);

  const change = (id: string) => {
    const entry = entryOf(id);
    if (!entry) return;
    // A change of this request that is not saved yet goes on.
    if (!drafts.some(({ entryId }) => entryId === id)) changeRepairDraft(entry.set.number, draftOfEntry(entry));
    saveRepairRegion(entry.region.code);
    go({ name: 'repairPick', set: entry.set.number });
  };
  return (
    <RepairCartScreen
      entries={toLoadable({
        data: cart.data?.map((entry) => ({ ...entry, code: entry.maskedCode })),
        error: cart.error,
      })}
      isUnavailable={isUnknownCall(cart.error)}
      chosen={chosen}
      busy={new Set(removing)}
      unfinished={new Set(entries.filter(isBesideDraft).map(({ id }) => id))}
      onChoose={chooseRepairs}
      onChange={({ id }) => change(id)}
      onRemove={({ id }) => {
        const entry = entryOf(id);
        if (entry) remove(entry);
      }}
      onConfirm={() => go({ name: 'repairConfirm', entries: [...chosen] })}
      onRetry={() => void cart.refetch()}
    />
  );
}
