import { failed, loading, ready, type Loadable } from '@shop/design-system';
import type { EarlierList } from '@shop/design-system/screens/compare';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { keptListsQuery, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { useSession } from '../../session/session.store.ts';

/** Lists beside the one at hand: those of this browser, and those kept with the shop. What this browser keeps is there also when the shop is not. */
export function useOtherLists(): {
  lists: Loadable<readonly EarlierList[]>;
  find: (id: string) => EarlierList | undefined;
  retry: () => void;
} {
  const { isSignedIn } = useSession();
  const { id: open } = useOpenList();
  const kept = useQuery(keptListsQuery());
  const saved = useQuery(savedListsQuery(isSignedIn));
  const recent = (kept.data ?? [])
    .filter(({ id }) => id !== open)
    .map(({ id, name, when }): EarlierList => ({ id, name, when, kind: 'recent' }));
  const own = (saved.data ?? []).map(({ id, name, savedAt }): EarlierList => ({
    id,
    name,
    kind: 'saved',
    ...(savedAt === undefined ? {} : { when: savedAt }),
  }));
  const all = [...recent, ...own];
  const isWaiting = kept.isPending || (isSignedIn && saved.isPending);
  const problem = saved.error && recent.length === 0 ? toFailure(saved.error) : undefined;
  const answered = problem ? failed(problem.kind, problem.message) : ready(all);
  return {
    lists: isWaiting ? loading : answered,
    find: (id) => all.find((list) => list.id === id),
    retry: () => void Promise.all([kept.refetch(), ...(isSignedIn ? [saved.refetch()] : [])]),
  };
}
