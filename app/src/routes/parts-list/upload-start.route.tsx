import { useToast } from '@shop/design-system';
import type { UploadState } from '@shop/design-system/screens/parts-list/UploadScreen/upload-state.ts';
import { useUploadText } from '@shop/design-system/screens/parts-list/UploadScreen/use-upload-text.ts';
import { UploadScreen } from '@shop/design-system/screens/parts-list/UploadScreen/UploadScreen';
import { MEGABYTE, MAX_BYTES, MAX_ROWS } from '@shop/parts-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { download } from '../../browser/download.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useReadingSettings } from '../../features/parts-list/list-settings.store.ts';
import { closeList, currentListSession } from '../../features/parts-list/current-list-session.ts';
import { answerColumns, readList } from '../../features/parts-list/open-list.ts';
import { clearOpenList, useOpenList, type Stage } from '../../features/parts-list/open-list.store.ts';
import { recentListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { usePastedText } from '../../features/parts-list/pasted-text.store.ts';
import { sourceOfText, sourcesOf } from '../../features/parts-list/read-sources.ts';
import { removeRecentLists, saveRecentList, recentListContents } from '../../session/recent-lists.ts';
import { useGo } from '../../use-go.ts';
import { useRecentList } from './use-recent-list.ts';

/** An open list has a page of its own, so this page shows the start state. */
const stateOf = (stage: Stage): UploadState => (stage.name === 'open' ? { name: 'start' } : stage);

export function UploadStartRoute() {
  const go = useGo();
  const toast = useToast();
  const text = useUploadText();
  const client = useQueryClient();
  const stage = useOpenList((list) => list.stage);
  const timesSaved = useOpenList((list) => list.timesSaved);
  const settings = useReadingSettings();
  const { text: pasted } = usePastedText();
  const recent = useQuery(recentListsQuery());
  const openRecent = useRecentList();
  // A list is saved shortly after its page was left.
  useEffect(() => {
    if (timesSaved > 0) void client.invalidateQueries({ queryKey: recentListsQuery().queryKey });
  }, [timesSaved, client]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(function startWorkerOnFirstInteraction() {
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      // The worker loads its tables while the shopper chooses a file.
      currentListSession();
    };
    for (const name of ['pointerdown', 'keydown', 'dragenter']) addEventListener(name, start, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const showWhenOpen = async (work: Promise<void>) => {
    try {
      await work;
      if (isMounted.current && useOpenList.getState().stage.name === 'open') go({ name: 'upload', view: 'list' });
    } catch {
      toast({ text: text.fileGone, tone: 'red' });
    }
  };
  const remove = async (id: string) => {
    const reloadRecent = () => client.invalidateQueries({ queryKey: recentListsQuery().queryKey });
    const list = recent.data?.find((one) => one.id === id);
    const contents = await recentListContents(id);
    await removeRecentLists(id);
    await reloadRecent();
    if (list && contents)
      toast({
        text: text.removed(list.name),
        action: { label: text.undo, onAction: () => void saveRecentList(list, contents).then(reloadRecent) },
      });
  };
  const cancel = () => {
    if (stage.name === 'columns' && stage.isOpen) go({ name: 'upload', view: 'list' });
    else if (stage.name === 'reading') closeList();
    else clearOpenList();
  };
  return (
    <UploadScreen
      state={stateOf(stage)}
      limits={{ megabytes: MAX_BYTES / MEGABYTE, lines: MAX_ROWS }}
      settings={settings}
      onSettings={(changed) => useReadingSettings.setState(changed)}
      recent={toLoadable(recent)}
      onRetryRecent={() => void recent.refetch()}
      onFiles={(files) =>
        void showWhenOpen(
          readList(
            files.map(({ name }) => name),
            () => sourcesOf(files),
          ),
        )
      }
      onText={(pastedText) => {
        const name = text.pastedName;
        void showWhenOpen(
          readList([name], async () => [sourceOfText(name, pastedText)]).then(() =>
            usePastedText.setState({ text: '' }),
          ),
        );
      }}
      onCancel={cancel}
      onColumns={(mappings) => void showWhenOpen(answerColumns(mappings))}
      onOpenRecent={(id) => void openRecent(id)}
      onForgetRecent={(id) => void remove(id)}
      onTemplate={() =>
        void import('@shop/parts-list/list-session/template').then(({ template }) => download(template()))
      }
      pasted={pasted}
      onPasted={(value) => usePastedText.setState({ text: value })}
    />
  );
}
