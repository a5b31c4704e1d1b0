import type { Address } from '@shop/contracts';
import { useToast } from '@shop/design-system';
import { NEW_ADDRESS, type ValidAddress } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import type { AddressEditing } from '@shop/design-system/commerce/AddressForm/address-editing.ts';
import { useAddressToasts } from '@shop/design-system/commerce/AddressForm/use-address-toasts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  closeForm,
  endEditing,
  saveAddressDraft,
  setOpenForm,
  useAddressDrafts,
  type AddressView,
} from './address-drafts.store.ts';
import { defaultAddressMutation, saveAddressMutation } from './address.mutation.ts';
import { toAddressProblem, toAddressSaving } from './address-problem.ts';
import { UnansweredChange } from './unanswered-change.ts';
import { useAddressRemoval } from './use-address-removal.ts';
import { useBusyIds } from './use-busy-ids.ts';
import { useRegions } from './use-regions.ts';

/**
 * The changes to the address book, for an order and for the address book itself. The drafts and the open form survive a
 * reload and a sign-in. `onSaved` gets the id of the saved address. `save` resolves to that id, or to undefined when the
 * address was not saved or was changed meanwhile; it shows no note, since its caller goes on with the address.
 */
export function useAddressEditing(view: AddressView, onSaved?: (id: string) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const text = useAddressToasts();
  const { drafts, open: openForms } = useAddressDrafts();
  const [isOpenedHere, setOpenedHere] = useState(false);
  const { busy, whileBusy } = useBusyIds();
  const removal = useAddressRemoval({ whileBusy }, (id) => closeForm(view, id));
  const saving = useMutation(saveAddressMutation(client));
  const settingDefault = useMutation(defaultAddressMutation(client));
  const storedId = openForms[view];
  // A form without a draft is not opened again by a reload.
  const open = storedId !== undefined && (isOpenedHere || drafts[storedId]) ? storedId : undefined;

  const save = async (address: ValidAddress, onDone?: () => void): Promise<string | undefined> => {
    const draftId = open ?? NEW_ADDRESS;
    const sent = useAddressDrafts.getState().drafts[draftId];
    try {
      const savedId = await saving.mutateAsync({ address, mayExist: saving.error instanceof UnansweredChange });
      const isChanged = endEditing(view, { draftId, sent, savedId });
      onDone?.();
      onSaved?.(savedId);
      return isChanged || savedId === NEW_ADDRESS ? undefined : savedId;
    } catch {
      // The form shows `saving.error`.
      return undefined;
    }
  };
  const makeDefault = (address: Address) =>
    whileBusy(address.id, async () => {
      try {
        await settingDefault.mutateAsync(address.id);
        toast({ text: text.madeDefault(address) });
      } catch (reason) {
        toast({ text: text.problem(toAddressProblem(reason)), tone: 'red' });
      }
    });
  const editing: AddressEditing = {
    busy,
    open,
    isRestored: !isOpenedHere,
    drafts,
    saving: toAddressSaving(saving),
    ...useRegions(),
    onOpen: (id) => {
      if (!saving.isPending) saving.reset();
      setOpenedHere(id !== undefined);
      setOpenForm(view, id);
    },
    onDraft: saveAddressDraft,
    onSave: (address) => void save(address, () => toast({ text: text.saved(address) })),
    onRemove: (address) => void removal.remove(address),
    onMakeDefault: (address) => void makeDefault(address),
  };
  return { editing, removal, save: (address: ValidAddress) => save(address) };
}
