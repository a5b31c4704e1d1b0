import { onIdle, useToast } from '@shop/design-system';
import { useListText } from '@shop/design-system/screens/parts-list/use-list-text.ts';
import type { Colour, ListSummary, RowView } from '@shop/parts-list';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { progressOf } from '../../features/parts-list/adding-progress.ts';
import { nameOf } from '../../features/parts-list/persist-open-list.ts';
import { OPEN_LIST } from '../../features/parts-list/save-request.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { useAddingList } from '../../features/parts-list/use-adding-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

/** A dialog of the list page. */
export type ListDialog = 'save' | 'export' | 'share' | 'adding';

const loadAddingToCart = async () => ({ default: (await import('./AddingToCart.tsx')).AddingToCart });
const AddingToCart = lazy(loadAddingToCart);
const SaveList = lazy(async () => ({ default: (await import('./SaveList.tsx')).SaveList }));
const ShareList = lazy(async () => ({ default: (await import('./ShareList.tsx')).ShareList }));
const ExportList = lazy(async () => ({ default: (await import('./ExportList.tsx')).ExportList }));

export type ListDialogsProps = {
  summary: ListSummary;
  colours: readonly Colour[];
  open: ListDialog | undefined;
  bucket: RowView['bucket'];
  onOpen: (dialog: ListDialog | undefined) => void;
  onAdding: (isAdding: boolean) => void;
};

/** The dialogs of a list: saving, exporting, sharing, and adding it to the cart, which continues after a reload or sign-in. */
export function ListDialogs({ summary, colours, open, bucket, onOpen, onAdding }: ListDialogsProps) {
  const id = useOpenList((list) => list.id);
  const go = useGo();
  const toast = useToast();
  const text = useListText();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const { batches, isActive, failure, start, resume, pause, close } = useAddingList(id);
  const hasBatches = batches.length > 0;
  const progress = progressOf(batches, {
    isActive,
    failure,
    colourName: (colour) => colours.find((one) => one.id === colour)?.names[language],
  });
  const isAdding = hasBatches && progress.state === 'running';
  useEffect(() => onAdding(isAdding), [isAdding, onAdding]);

  // Loaded in advance, so that the panel can show a lost connection too.
  useEffect(() => onIdle(() => void loadAddingToCart().catch(() => undefined)), []);

  const addToCart = useEffectEvent(() => {
    onOpen(undefined);
    // Open batches are finished first, so that nothing is added twice.
    void (hasBatches ? Promise.resolve(resume()) : start()).then(() => {
      if (!isSignedIn) go({ name: 'login' });
    });
  });
  const isAddingRequested = open === 'adding';
  useEffect(() => {
    if (isAddingRequested) addToCart();
  }, [isAddingRequested]);

  const onClose = () => onOpen(undefined);
  return (
    <Suspense>
      {open === 'save' ? (
        <SaveList
          source={OPEN_LIST}
          name={nameOf(summary)}
          contents={() => currentListSession().pairs()}
          onClose={onClose}
          onSaved={(name) => {
            onClose();
            toast({ text: text.saved(name) });
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
            toast({ text: text.exported(file, leftOut) });
          }}
        />
      ) : null}
      {open === 'share' ? <ShareList name={nameOf(summary)} onClose={onClose} /> : null}
      {hasBatches && isSignedIn ? (
        <AddingToCart batches={batches} adding={progress} onPause={pause} onResume={resume} onClose={close} />
      ) : null}
    </Suspense>
  );
}
