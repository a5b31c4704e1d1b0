import type { Address } from '@shop/contracts';
import { failed, loading, ready, useFailureText, useToast } from '@shop/design-system';
import type { AddressBookProps } from '@shop/design-system/screens/checkout/AddressBook/AddressBook';
import { NEW_ADDRESS } from '@shop/design-system/screens/checkout/AddressBook/address-draft.ts';
import { useAddressText } from '@shop/design-system/screens/checkout/OrderConfirmScreen/use-address-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { saveAddressDraft, useAddressDrafts } from '../../features/address/address-drafts.store.ts';
import {
  defaultAddressMutation,
  removeAddressMutation,
  saveAddressMutation,
} from '../../features/address/address.mutation.ts';
import { addressesQuery, regionsQuery } from '../../features/address/address.query.ts';

/** The address book with its form. `preferred` is the address to use until the shopper chooses another one. */
export function useAddressBook(preferred: string | undefined): AddressBookProps {
  const client = useQueryClient();
  const toast = useToast();
  const text = useAddressText();
  const failureText = useFailureText();
  const showProblem = (problem: unknown) => toast({ text: failureText(toFailure(problem)), tone: 'red' });
  const { drafts } = useAddressDrafts();
  const addresses = useQuery(addressesQuery());
  const [selected, setSelected] = useState('');
  const [open, setOpen] = useState<string>();
  const [regions, setRegions] = useState<AddressBookProps['regions']>({});
  const saving = useMutation(saveAddressMutation(client));
  const restoring = useMutation({ ...saveAddressMutation(client), onError: showProblem });
  const removing = useMutation({ ...removeAddressMutation(client), onError: showProblem });
  const settingDefault = useMutation({ ...defaultAddressMutation(client), onError: showProblem });

  const isKnown = (id: string | undefined) =>
    id !== undefined && (addresses.data?.some((address) => address.id === id) ?? false);
  const chosen =
    [selected, preferred].find(isKnown) ??
    addresses.data?.find(({ isDefault }) => isDefault)?.id ??
    addresses.data?.[0]?.id ??
    '';

  const fetchRegions = async (parent: string) => {
    const setList = (list: AddressBookProps['regions'][string]) =>
      setRegions((others) => ({ ...others, [parent]: list }));
    setList(loading);
    try {
      setList(ready(await client.fetchQuery(regionsQuery(parent))));
    } catch (problem) {
      const { kind, message } = toFailure(problem);
      setList(failed(kind, message));
    }
  };
  const restore = ({ cityId = '0', ...address }: Address) => restoring.mutate({ ...address, id: NEW_ADDRESS, cityId });
  return {
    addresses: toLoadable(addresses),
    chosen,
    busy: new Set([
      ...(removing.isPending ? [removing.variables] : []),
      ...(settingDefault.isPending ? [settingDefault.variables] : []),
    ]),
    open,
    drafts,
    regions,
    saving: savingOf(saving),
    onChoose: setSelected,
    onOpen: (id) => {
      saving.reset();
      setOpen(id);
    },
    onDraft: saveAddressDraft,
    onLoadRegions: (parent) => void fetchRegions(parent),
    onSave: (address) =>
      saving.mutate(address, {
        onSuccess: (id) => {
          saveAddressDraft(address.id, undefined);
          setOpen(undefined);
          setSelected(id);
        },
      }),
    onRemove: (address) =>
      removing.mutate(address.id, {
        onSuccess: () =>
          toast({ text: text.removed(address), action: { label: text.undo, onAction: () => restore(address) } }),
      }),
    onMakeDefault: ({ id }) => settingDefault.mutate(id),
    onRetry: () => void addresses.refetch(),
  };
}

function savingOf({ isPending, error }: { isPending: boolean; error: unknown }): AddressBookProps['saving'] {
  if (isPending) return { state: 'busy' };
  return error ? { state: 'failed', failure: toFailure(error) } : { state: 'idle' };
}
