import { useToast, type UploadState } from '@shop/design-system';
import { useUploadText } from '@shop/design-system/parts-list/upload-text';
import { UploadScreen } from '@shop/design-system/screens/upload';
import { MEGABYTE, MAX_BYTES, MAX_ROWS } from '@shop/parts-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { download } from '../../downloading.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { useReadingSettings } from '../../features/parts-list/list-settings.store.ts';
import { closeList, listDesk } from '../../features/parts-list/desk-at-hand.ts';
import { answerColumns, readList } from '../../features/parts-list/open-list.ts';
import { forgetOpenList, useOpenList, type Stage } from '../../features/parts-list/open-list.store.ts';
import { keptListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { usePastedText } from '../../features/parts-list/pasted-text.store.ts';
import { sourceOfText, sourcesOf } from '../../features/parts-list/read-sources.ts';
import { forgetLists, keepList, keptContents } from '../../session/kept-lists.ts';
import { useGo } from '../../use-go.ts';
import { useRecentList } from './use-recent-list.ts';

/** A list that is open has a page of its own; here another can be read. */
const stateOf = (stage: Stage): UploadState => (stage.name === 'open' ? { name: 'start' } : stage);

export function UploadStartRoute() {
  const go = useGo();
  const toast = useToast();
  const words = useUploadText();
  const client = useQueryClient();
  const stage = useOpenList((list) => list.stage);
  const kept = useOpenList((list) => list.kept);
  const settings = useReadingSettings();
  const { text: pasted } = usePastedText();
  const recent = useQuery(keptListsQuery());
  const openRecent = useRecentList();
  // A list is kept a moment after it was left.
  useEffect(() => {
    if (kept > 0) void client.invalidateQueries({ queryKey: keptListsQuery().queryKey });
  }, [kept, client]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    // The tables are fetched while the shopper looks for the file.
    void listDesk();
    return () => {
      isHere.current = false;
    };
  }, []);

  const read = async (work: Promise<void>) => {
    try {
      await work;
      if (isHere.current && useOpenList.getState().stage.name === 'open') go({ name: 'upload', view: 'list' });
    } catch {
      toast({ text: words.fileGone, tone: 'red' });
    }
  };
  const forget = async (id: string) => {
    const askAgain = () => client.invalidateQueries({ queryKey: keptListsQuery().queryKey });
    const list = recent.data?.find((one) => one.id === id);
    const contents = await keptContents(id);
    await forgetLists(id);
    await askAgain();
    if (list && contents)
      toast({
        text: words.forgotten(list.name),
        action: { label: words.undo, onAct: () => void keepList(list, contents).then(askAgain) },
      });
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
        void read(
          readList(
            files.map(({ name }) => name),
            () => sourcesOf(files),
          ),
        )
      }
      onText={(text) => {
        const name = words.pastedName;
        void read(
          readList([name], async () => [sourceOfText(name, text)]).then(() => usePastedText.setState({ text: '' })),
        );
      }}
      onCancel={stage.name === 'reading' ? closeList : forgetOpenList}
      onColumns={(mappings) => void read(answerColumns(mappings))}
      onOpenRecent={(id) => void openRecent(id)}
      onForgetRecent={(id) => void forget(id)}
      onTemplate={() => void import('@shop/parts-list/template').then(({ template }) => download(template()))}
      pasted={pasted}
      onPasted={(text) => usePastedText.setState({ text })}
    />
  );
}
