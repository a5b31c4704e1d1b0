import { NEW_ADDRESS } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { AddressRequest } from './address.calls.ts';
import { addressesQuery } from './address.query.ts';

const calls = () => import('./address.calls.ts');

/** Changes are sent one after the other, and each ends when the address book is read again. */
const changeOf = (client: QueryClient) => ({
  scope: { id: 'addresses' },
  onSettled: () => client.invalidateQueries({ queryKey: ['addresses'] }),
});

export type AddressToSave = {
  address: AddressRequest;
  /** Whether an earlier attempt got no answer. */
  mayExist: boolean;
};

export const saveAddressMutation = (client: QueryClient) => ({
  ...changeOf(client),
  mutationFn: async ({ address, mayExist }: AddressToSave) => (await calls()).saveAddress(address, mayExist),
  // Also when the address book cannot be read again, so that no order goes to another address.
  onSuccess: (id: string, { address }: AddressToSave) => {
    if (id === NEW_ADDRESS) return;
    client.setQueryData(addressesQuery().queryKey, (book) => {
      const saved = { ...address, id };
      return book?.some((known) => known.id === id)
        ? book.map((known) => (known.id === id ? saved : known))
        : book && [...book, saved];
    });
  },
});
export const removeAddressMutation = (client: QueryClient) => ({
  ...changeOf(client),
  mutationFn: async (id: string) => (await calls()).removeAddress(id),
});
export const defaultAddressMutation = (client: QueryClient) => ({
  ...changeOf(client),
  mutationFn: async (id: string) => (await calls()).makeDefault(id),
});
