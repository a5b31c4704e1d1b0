import { later, useToast, type Failure } from '@shop/design-system';
import { useListText } from '@shop/design-system/parts-list/list-text';
import { SavedListsScreen } from '@shop/design-system/screens/saved-lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { openPairs } from '../../features/parts-list/open-list.ts';
import { deleteListMutation, renameListMutation } from '../../features/parts-list/parts-list.mutation.ts';
import { keptListsQuery, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { pairsOfList } from '../../features/parts-list/pairs-of-list.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { useCombining } from './use-combining.ts';
import { useRecentList } from './use-recent-list.ts';

const SaveList = later(async () => (await import('./SaveList.tsx')).SaveList);

type Busy = Record<string, 'open' | 'rename' | 'delete'>;

/** The lists that are kept with the shop, and those of this browser. */
export function SavedListsRoute() {
  const go = useGo();
  const toast = useToast();
  const words = useListText();
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const saved = useQuery(savedListsQuery(isSignedIn));
  const recent = useQuery(keptListsQuery());
  const openRecent = useRecentList();
  const renaming = useMutation(renameListMutation(client));
  const deleting = useMutation(deleteListMutation(client));
  const { combine, combining } = useCombining();
  const [busy, setBusy] = useState<Busy>({});
  const [problems, setProblems] = useState<Readonly<Record<string, Failure>>>({});
  const [keptToSave, setKeptToSave] = useState<string>();
  const kept = recent.data?.find(({ id }) => id === keptToSave);

  const nameOf = (id: string) => saved.data?.find((list) => list.id === id)?.name ?? '';
  const work = async (id: string, kind: Busy[string], act: () => Promise<unknown>) => {
    setBusy((others) => ({ ...others, [id]: kind }));
    setProblems(({ [id]: _, ...others }) => others);
    await act().catch((problem: unknown) => setProblems((others) => ({ ...others, [id]: toFailure(problem) })));
    setBusy(({ [id]: _, ...others }) => others);
  };
  const open = async (id: string) => {
    await openPairs(nameOf(id), await pairsOfList(id, 'saved'));
    go({ name: 'upload', view: 'list' });
  };
  return (
    <>
      <SavedListsScreen
        isSignedIn={isSignedIn}
        lists={toLoadable(saved)}
        onRetry={() => void saved.refetch()}
        onOpen={(id) => void work(id, 'open', () => open(id))}
        onRename={(id, name) => void work(id, 'rename', () => renaming.mutateAsync({ id, name }))}
        onDelete={(id) => {
          const name = nameOf(id);
          void work(id, 'delete', async () => {
            await deleting.mutateAsync(id);
            toast({ text: words.removed(name) });
          });
        }}
        busy={busy}
        problems={problems}
        onCombine={(combination) => void combine(combination)}
        {...(combining ? { combining } : {})}
        recent={toLoadable(recent)}
        onRetryRecent={() => void recent.refetch()}
        onOpenRecent={(id) => void openRecent(id)}
        onSaveRecent={(id) => (isSignedIn ? setKeptToSave(id) : go({ name: 'login' }))}
      />
      {kept ? (
        <SaveList
          key={kept.id}
          name={kept.name}
          contents={async () => ({ pairs: await pairsOfList(kept.id, 'recent'), leftOut: 0 })}
          onClose={() => setKeptToSave(undefined)}
          onSaved={(name) => {
            setKeptToSave(undefined);
            toast({ text: words.saved(name) });
          }}
        />
      ) : null}
    </>
  );
}
