import type { SaveState } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { clearImages } from '../../features/image/images.store.ts';
import { savePastedParts } from '../../features/repair/pasted-parts.store.ts';
import { photoForm } from '../../features/repair/photo-form.ts';
import { saveRepairMutation } from '../../features/repair/repair-cart-save.mutation.ts';
import {
  changeRepairDraft,
  deleteRepairDraft,
  repairDraftOf,
  useRepairDrafts,
  type RepairDraft,
} from '../../features/repair/repair-drafts.store.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

export type RepairSaving = {
  state: SaveState;
  save: () => void;
  /** The draft that was saved: it is shown until the cart is open. */
  saved: RepairDraft | undefined;
};

/**
 * Saves the draft of a set to the repair cart and opens it. A visitor signs in first, and comes back to the draft. The
 * draft is deleted only when the server has answered, and not if it was changed meanwhile.
 */
export function useRepairSaving(set: string): RepairSaving {
  const go = useGo();
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const mutation = saveRepairMutation(client);
  const saving = useMutation({
    ...mutation,
    onSuccess: (entry, { draft }) => {
      if (repairDraftOf(set) === draft) deleteDraft(draft);
      else changeRepairDraft(set, { entryId: entry.id });
    },
  });
  const save = () => {
    if (!isSignedIn) {
      go({ name: 'login' });
      return;
    }
    const draft = repairDraftOf(set);
    saving.mutate(
      { draft, region: useRepairDrafts.getState().region },
      { onSuccess: () => (hasDraft(set) ? saving.reset() : go({ name: 'repairCart' })) },
    );
  };
  return { state: stateOf(saving), save, saved: saving.isSuccess ? saving.variables.draft : undefined };
}

const hasDraft = (set: string) => useRepairDrafts.getState().drafts.some(({ setNumber }) => setNumber === set);

function deleteDraft({ setNumber, lines }: RepairDraft): void {
  for (const { id } of lines) clearImages(photoForm(setNumber, id));
  deleteRepairDraft(setNumber);
  savePastedParts(setNumber, '');
}

function stateOf({ isPending, error }: { isPending: boolean; error: unknown }): SaveState {
  if (isPending) return { state: 'busy' };
  if (!error) return { state: 'idle' };
  return isUnanswered(error) ? { state: 'unknown' } : { state: 'refused', failure: toFailure(error) };
}
