import { later, onIdle, useToast } from '@shop/design-system';
import { useListText } from '@shop/design-system/parts-list/list-text';
import type { Colour, ListSummary, RowView } from '@shop/parts-list';
import { useEffect } from 'react';
import { progressOf } from '../../features/parts-list/adding-progress.ts';
import { nameOf } from '../../features/parts-list/keep-open-list.ts';
import { listDesk } from '../../features/parts-list/desk-at-hand.ts';
import { useAddingList } from '../../features/parts-list/use-adding-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

/** What may stand over the page of a list. */
export type ListDialog = 'save' | 'export' | 'adding';

const AddingPanel = later(async () => (await import('@shop/design-system/parts-list/adding')).AddingPanel);
const SaveList = later(async () => (await import('./SaveList.tsx')).SaveList);
const ExportList = later(async () => (await import('./ExportList.tsx')).ExportList);

export type ListDialogsProps = {
  summary: ListSummary;
  colours: readonly Colour[];
  open: ListDialog | undefined;
  bucket: RowView['bucket'];
  onOpen: (dialog: ListDialog | undefined) => void;
  onAdding: (isAdding: boolean) => void;
};

/** The dialogs of a list: saving, exporting, and putting it into the cart, which goes on by itself after a reload or a sign-in. */
export function ListDialogs({ summary, colours, open, bucket, onOpen, onAdding }: ListDialogsProps) {
  const id = useOpenList((list) => list.id);
  const go = useGo();
  const toast = useToast();
  const words = useListText();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const { batches, isGoingOn, failure, start, resume, pause, close } = useAddingList(id);
  const isLaidOut = batches.length > 0;
  const progress = progressOf(batches, {
    isGoingOn,
    failure,
    colourName: (colour) => colours.find((one) => one.id === colour)?.names[language],
  });
  const isAdding = isLaidOut && progress.state === 'running';
  useEffect(() => onAdding(isAdding), [isAdding, onAdding]);

  // It says what becomes of the list also where the line breaks first.
  useEffect(() => onIdle(() => void AddingPanel.load().catch(() => undefined)), []);

  const wantsAdding = open === 'adding';
  useEffect(() => {
    if (!wantsAdding) return;
    onOpen(undefined);
    // What was laid out and not sent is finished first: nothing is to be added twice.
    void (isLaidOut ? Promise.resolve(resume()) : start()).then(() => {
      if (!isSignedIn) go({ name: 'login' });
    });
    // Only the wish counts, not what it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wantsAdding]);

  const onClose = () => onOpen(undefined);
  return (
    <>
      {open === 'save' ? (
        <SaveList
          name={nameOf(summary)}
          contents={() => listDesk().pairs()}
          onClose={onClose}
          onSaved={(name) => {
            onClose();
            toast({ text: words.saved(name) });
          }}
        />
      ) : null}
      {open === 'export' ? (
        <ExportList
          summary={summary}
          bucket={bucket}
          onClose={onClose}
          onExported={(file, leftOut) => {
            onClose();
            toast({ text: words.exported(file, leftOut) });
          }}
        />
      ) : null}
      {isLaidOut && isSignedIn ? (
        <AddingPanel adding={progress} onPause={pause} onResume={resume} onClose={close} />
      ) : null}
    </>
  );
}
