import type { Address } from '@shop/contracts';
import { useToast } from '@shop/design-system';
import { NEW_ADDRESS } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import { useAddressToasts } from '@shop/design-system/commerce/AddressForm/use-address-toasts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { moveAddressDraft } from './address-drafts.store.ts';
import { removeAddressMutation, saveAddressMutation } from './address.mutation.ts';
import { toAddressProblem } from './address-problem.ts';
import {
  forgetRemoved,
  forgetWithoutProblem,
  rememberRemoved,
  useRemovedAddresses,
} from './removed-addresses.store.ts';
import type { useBusyIds } from './use-busy-ids.ts';

/**
 * Removes addresses, and adds them again: the server has no undelete, so undoing is adding the same address, default or
 * not, under a new id. A removal can be undone while the page is open; what could not be added again stays until the
 * shopper signs out or dismisses it.
 */
export function useAddressRemoval(
  { whileBusy }: Pick<ReturnType<typeof useBusyIds>, 'whileBusy'>,
  onRemoved: (id: string) => void,
) {
  const client = useQueryClient();
  const toast = useToast();
  const text = useAddressToasts();
  const { removed } = useRemovedAddresses();
  const removing = useMutation(removeAddressMutation(client));
  const adding = useMutation(saveAddressMutation(client));
  useEffect(() => forgetWithoutProblem, []);

  const restore = (address: Address): Promise<void> =>
    whileBusy(address.id, async () => {
      const entry = useRemovedAddresses.getState().removed.find((one) => one.address.id === address.id);
      const mayExist = entry?.problem !== undefined && entry.problem.state !== 'failed';
      try {
        const id = await adding.mutateAsync({ address: { ...address, id: NEW_ADDRESS }, mayExist });
        forgetRemoved(address.id);
        moveAddressDraft(address.id, id);
        toast({ text: text.restored(address) });
      } catch (reason) {
        const problem = toAddressProblem(reason);
        rememberRemoved({ address, problem });
        toast({
          text: text.notRestored(address, problem),
          tone: 'red',
          action: { label: text.retry, onAction: () => void restore(address) },
        });
      }
    });

  const remove = (address: Address): Promise<void> =>
    whileBusy(address.id, async () => {
      try {
        await removing.mutateAsync(address.id);
      } catch (reason) {
        toast({ text: text.problem(toAddressProblem(reason)), tone: 'red' });
        return;
      }
      rememberRemoved({ address });
      onRemoved(address.id);
      toast({ text: text.removed(address), action: { label: text.undo, onAction: () => void restore(address) } });
    });

  return { removed, remove, restore, forget: forgetRemoved };
}
