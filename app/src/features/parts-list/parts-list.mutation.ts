import type { PartCount } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { savedListsQuery } from './parts-list.query.ts';

const calls = () => import('./parts-list.calls.ts');
const refetchSavedLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: savedListsQuery(true).queryKey });

export type ListToSave = { of: { id: string } | { key: string }; name: string; pairs: readonly PartCount[] };
export const saveListMutation = (client: QueryClient) => ({
  mutationFn: async ({ of, name, pairs }: ListToSave) => (await calls()).save(of, name, pairs),
  onSuccess: () => refetchSavedLists(client),
});
export const deleteListMutation = (client: QueryClient) => ({
  mutationFn: async (id: string) => (await calls()).remove(id),
  onSettled: () => refetchSavedLists(client),
});
/** There is no call to rename a list, so it is saved again with its pairs under the new name. */
export const renameListMutation = (client: QueryClient) => ({
  mutationFn: async ({ id, name }: { id: string; name: string }) => {
    const { fetchSavedList, save } = await calls();
    const { pairs } = await fetchSavedList(id);
    return save({ id }, name, pairs);
  },
  onSuccess: () => refetchSavedLists(client),
});
