import type { QueryClient } from '@tanstack/react-query';
import type { AddressRequest } from './address.calls.ts';

const calls = () => import('./address.calls.ts');
const invalidateAddresses = (client: QueryClient) => client.invalidateQueries({ queryKey: ['addresses'] });

export const saveAddressMutation = (client: QueryClient) => ({
  mutationFn: async (address: AddressRequest) => (await calls()).saveAddress(address),
  onSuccess: () => invalidateAddresses(client),
});
export const removeAddressMutation = (client: QueryClient) => ({
  mutationFn: async (id: string) => (await calls()).removeAddress(id),
  onSettled: () => invalidateAddresses(client),
});
export const defaultAddressMutation = (client: QueryClient) => ({
  mutationFn: async (id: string) => (await calls()).makeDefault(id),
  onSettled: () => invalidateAddresses(client),
});
