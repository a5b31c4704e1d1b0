import type { RepairCartEntry } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { useRepairCartText } from '@shop/design-system/screens/repair/RepairCartScreen/use-repair-cart-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { chooseRepairs, useDeselectedRepairs } from '../../features/repair/deselected-repairs.store.ts';
import { removeRepairMutation, restoreRepairMutation } from '../../features/repair/repair-cart.mutation.ts';

/** Removes requests from the repair cart, with a toast that offers to undo it. */
export function useRepairRemoval() {
  const client = useQueryClient();
  const toast = useToast();
  const text = useRepairCartText();
  const failureText = useFailureText();
  const removing = useMutation(removeRepairMutation(client));
  const { mutateAsync: restoreEntry } = useMutation(restoreRepairMutation(client));

  const restore = async (entry: RepairCartEntry) => {
    const wasDeselected = useDeselectedRepairs.getState().ids.includes(entry.id);
    try {
      const { id } = await restoreEntry(entry);
      if (wasDeselected) chooseRepairs([id], false);
      toast({ text: text.restored });
    } catch (problem) {
      toast({ text: text.notRestored(entry.set.name, failureText(toFailure(problem))), tone: 'red' });
    }
  };
  return {
    remove: (entry: RepairCartEntry) =>
      removing.mutate(entry, {
        onSuccess: () =>
          toast({
            text: text.removed(entry.set.name),
            action: { label: text.undo, onAction: () => void restore(entry) },
          }),
        onError: (problem) => toast({ text: failureText(toFailure(problem)), tone: 'red' }),
      }),
    removing: removing.isPending ? [removing.variables.id] : [],
  };
}
