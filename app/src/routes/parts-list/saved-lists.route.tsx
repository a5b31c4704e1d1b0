import { useToast, type Failure } from '@shop/design-system';
import { useListText } from '@shop/design-system/screens/parts-list/use-list-text.ts';
import { SavedListsScreen } from '@shop/design-system/screens/parts-list/SavedListsScreen/SavedListsScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { openPairs } from '../../features/parts-list/open-list.ts';
import { deleteListMutation, renameListMutation } from '../../features/parts-list/parts-list.mutation.ts';
import { recentListsQuery, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { saveListsDraft, useListsDraft } from '../../features/parts-list/lists-draft.store.ts';
import { pairsOfList } from '../../features/parts-list/pairs-of-list.ts';
import { requestedRecent } from '../../features/parts-list/save-request.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { useCombining } from './use-combining.ts';
import { useRecentList } from './use-recent-list.ts';

const SaveList = lazy(async () => ({ default: (await import('./SaveList.tsx')).SaveList }));

type Busy = Record<string, 'open' | 'rename' | 'delete'>;

/** The lists saved with the shop, and the recent lists of this browser. */
export function SavedListsRoute() {
  const go = useGo();
  const toast = useToast();
  const text = useListText();
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const saved = useQuery(savedListsQuery(isSignedIn));
  const recent = useQuery(recentListsQuery());
  const openRecent = useRecentList();
  const renaming = useMutation(renameListMutation(client));
  const deleting = useMutation(deleteListMutation(client));
  const { combine, combining } = useCombining();
  const [busy, setBusy] = useState<Busy>({});
  const [problems, setProblems] = useState<Readonly<Record<string, Failure>>>({});
  const [recentToSave, setRecentToSave] = useState(() => requestedRecent(isSignedIn));
  const recentList = recent.data?.find(({ id }) => id === recentToSave);
  const draft = useListsDraft();

  const nameOf = (id: string) => saved.data?.find((list) => list.id === id)?.name ?? '';
  const run = async (id: string, kind: Busy[string], action: () => Promise<unknown>) => {
    setBusy((others) => ({ ...others, [id]: kind }));
    setProblems(({ [id]: _, ...others }) => others);
    await action().catch((error: unknown) => setProblems((others) => ({ ...others, [id]: toFailure(error) })));
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
        onOpen={(id) => void run(id, 'open', () => open(id))}
        onRename={(id, name) => void run(id, 'rename', () => renaming.mutateAsync({ id, name }))}
        onDelete={(id) => {
          const name = nameOf(id);
          void run(id, 'delete', async () => {
            await deleting.mutateAsync(id);
            toast({ text: text.removed(name) });
          });
        }}
        busy={busy}
        problems={problems}
        draft={draft}
        onDraft={saveListsDraft}
        onCombine={(combination) => void combine(combination)}
        combining={combining}
        recent={toLoadable(recent)}
        onRetryRecent={() => void recent.refetch()}
        onOpenRecent={(id) => void openRecent(id)}
        onSaveRecent={setRecentToSave}
      />
      {recentList ? (
        <Suspense>
          <SaveList
            key={recentList.id}
            source={recentList.id}
            name={recentList.name}
            contents={async () => ({ pairs: await pairsOfList(recentList.id, 'recent'), leftOut: 0 })}
            onClose={() => setRecentToSave(undefined)}
            onSaved={(name) => {
              setRecentToSave(undefined);
              toast({ text: text.saved(name) });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
