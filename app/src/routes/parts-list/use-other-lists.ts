import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { EarlierList } from '@shop/design-system/screens/parts-list/CompareScreen/CompareScreen';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { recentListsQuery, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { useSession } from '../../session/session.store.ts';

/**
 * Lists other than the open one: recent lists of this browser, and lists saved with the shop. The first are shown also
 * if the shop fails.
 */
export function useOtherLists(): {
  lists: Loadable<readonly EarlierList[]>;
  find: (id: string) => EarlierList | undefined;
  retry: () => void;
} {
  const { isSignedIn } = useSession();
  const { id: open } = useOpenList();
  const inBrowser = useQuery(recentListsQuery());
  const saved = useQuery(savedListsQuery(isSignedIn));
  const recent = (inBrowser.data ?? [])
    .filter(({ id }) => id !== open)
    .map(({ id, name, when }): EarlierList => ({ id, name, when, kind: 'recent' }));
  const inAccount = (saved.data ?? []).map(({ id, name, savedAt }): EarlierList => ({
    id,
    name,
    kind: 'saved',
    when: savedAt,
  }));
  const all = [...recent, ...inAccount];
  const isWaiting = inBrowser.isPending || (isSignedIn && saved.isPending);
  const hasFailed = saved.error !== null && !isUnknownCall(saved.error);
  const problem = hasFailed && recent.length === 0 ? toFailure(saved.error) : undefined;
  const answered = problem ? failed(problem.kind, problem.message) : ready(all);
  return {
    lists: isWaiting ? loading : answered,
    find: (id) => all.find((list) => list.id === id),
    retry: () => void Promise.all([inBrowser.refetch(), ...(isSignedIn ? [saved.refetch()] : [])]),
  };
}
