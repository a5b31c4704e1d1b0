import type { Notice, NoticeEdit } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '../../data/fetch-pages.ts';
import { applyEdit } from './apply-edit.ts';

const NOTICES = { queryKey: ['notices'] };
/** Changes are sent one after the other, in the order in which they were made. */
const SEQUENTIAL = { id: 'notices' };

const show = (client: QueryClient, edit: NoticeEdit) =>
  client.setQueriesData<Rows<Notice>>(NOTICES, (page) => page && { ...page, rows: applyEdit(page.rows, edit) });

/** The number of unread messages is part of the user. */
const refetchUser = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['user'] });

/** Shows a change that the server has made by itself; without `edit` the list is asked what it is. */
export async function afterEdit(client: QueryClient, edit: NoticeEdit | undefined): Promise<void> {
  // A list that is on its way may be older than the change, so it is requested again.
  const isListOnItsWay = client.isFetching(NOTICES) > 0;
  await client.cancelQueries(NOTICES);
  if (edit) show(client, edit);
  if (isListOnItsWay || !edit) void client.invalidateQueries(NOTICES);
  refetchUser(client);
}

/** Shows the change at once. The list is fetched again in any case: after a failure nobody knows what was changed. */
export const editNoticesMutation = (client: QueryClient) => ({
  scope: SEQUENTIAL,
  mutationFn: async (edit: NoticeEdit) => (await import('./notice.calls.ts')).editNotices(edit),
  onMutate: async (edit: NoticeEdit) => {
    await client.cancelQueries(NOTICES);
    const before = client.getQueriesData<Rows<Notice>>(NOTICES);
    show(client, edit);
    return { before };
  },
  onError: (_problem: unknown, _edit: NoticeEdit, context: { before: [readonly unknown[], unknown][] } | undefined) => {
    for (const [key, page] of context?.before ?? []) client.setQueryData(key, page);
  },
  onSettled: () => {
    refetchUser(client);
    return client.invalidateQueries(NOTICES);
  },
});
