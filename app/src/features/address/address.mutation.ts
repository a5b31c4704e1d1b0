import type { QueryClient } from '@tanstack/react-query';
import type { AddressWish } from './address.calls.ts';

const calls = () => import('./address.calls.ts');
const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['addresses'] });

export const saveAddressMutation = (client: QueryClient) => ({
  mutationFn: async (wish: AddressWish) => (await calls()).saveAddress(wish),
  onSuccess: () => askAgain(client),
});
export const removeAddressMutation = (client: QueryClient) => ({
  mutationFn: async (id: string) => (await calls()).removeAddress(id),
  onSettled: () => askAgain(client),
});
export const defaultAddressMutation = (client: QueryClient) => ({
  mutationFn: async (id: string) => (await calls()).makeDefault(id),
  onSettled: () => askAgain(client),
});
