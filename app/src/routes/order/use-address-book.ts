import type { Address } from '@shop/contracts';
import {
  failed,
  loading,
  NEW_ADDRESS,
  ready,
  useFailureText,
  useToast,
  type AddressBookProps,
} from '@shop/design-system';
import { useAddressText } from '@shop/design-system/address-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { keepAddressDraft, useAddressDrafts } from '../../features/address/address-drafts.store.ts';
import {
  defaultAddressMutation,
  removeAddressMutation,
  saveAddressMutation,
} from '../../features/address/address.mutation.ts';
import { addressesQuery, regionsQuery } from '../../features/address/address.query.ts';

/** The address book with its form. `preferred` is where an order goes when nothing else is said; `chosen` what the shopper said. */
export function useAddressBook(preferred: string | undefined): AddressBookProps {
  const client = useQueryClient();
  const toast = useToast();
  const words = useAddressText();
  const say = useFailureText();
  const sayProblem = (problem: unknown) => toast({ text: say(toFailure(problem)), tone: 'red' });
  const { drafts } = useAddressDrafts();
  const addresses = useQuery(addressesQuery());
  const [picked, setPicked] = useState('');
  const [open, setOpen] = useState<string>();
  const [regions, setRegions] = useState<AddressBookProps['regions']>({});
  const saving = useMutation(saveAddressMutation(client));
  const bringing = useMutation({ ...saveAddressMutation(client), onError: sayProblem });
  const removing = useMutation({ ...removeAddressMutation(client), onError: sayProblem });
  const defaulting = useMutation({ ...defaultAddressMutation(client), onError: sayProblem });

  const isThere = (id: string | undefined) =>
    id !== undefined && (addresses.data?.some((address) => address.id === id) ?? false);
  const chosen =
    [picked, preferred].find(isThere) ??
    addresses.data?.find(({ isDefault }) => isDefault)?.id ??
    addresses.data?.[0]?.id ??
    '';

  const askRegions = async (parent: string) => {
    const note = (list: AddressBookProps['regions'][string]) => setRegions((others) => ({ ...others, [parent]: list }));
    note(loading);
    try {
      note(ready(await client.fetchQuery(regionsQuery(parent))));
    } catch (problem) {
      const { kind, message } = toFailure(problem);
      note(failed(kind, message));
    }
  };
  const bringBack = ({ cityId = '0', ...address }: Address) => bringing.mutate({ ...address, id: NEW_ADDRESS, cityId });
  return {
    addresses: toLoadable(addresses),
    chosen,
    busy: new Set([
      ...(removing.isPending ? [removing.variables] : []),
      ...(defaulting.isPending ? [defaulting.variables] : []),
    ]),
    open,
    drafts,
    regions,
    saving: savingOf(saving),
    onChoose: setPicked,
    onOpen: (id) => {
      saving.reset();
      setOpen(id);
    },
    onDraft: keepAddressDraft,
    onAskRegions: (parent) => void askRegions(parent),
    onSave: (address) =>
      saving.mutate(address, {
        onSuccess: (id) => {
          keepAddressDraft(address.id, undefined);
          setOpen(undefined);
          setPicked(id);
        },
      }),
    onRemove: (address) =>
      removing.mutate(address.id, {
        onSuccess: () =>
          toast({ text: words.removed(address), action: { label: words.undo, onAct: () => bringBack(address) } }),
      }),
    onMakeDefault: ({ id }) => defaulting.mutate(id),
    onRetry: () => void addresses.refetch(),
  };
}

function savingOf({ isPending, error }: { isPending: boolean; error: unknown }): AddressBookProps['saving'] {
  if (isPending) return { state: 'busy' };
  return error ? { state: 'failed', failure: toFailure(error) } : { state: 'idle' };
}
