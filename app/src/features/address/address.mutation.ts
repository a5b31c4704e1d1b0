import type { QueryClient } from '@tanstack/react-query';
import type { AddressRequest } from './address.calls.ts';

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
});
export const removeAddressMutation = (client: QueryClient) => ({
  ...changeOf(client),
  mutationFn: async (id: string) => (await calls()).removeAddress(id),
});
export const defaultAddressMutation = (client: QueryClient) => ({
  ...changeOf(client),
  mutationFn: async (id: string) => (await calls()).makeDefault(id),
});
