import { DELIVERY, later } from '@shop/design-system';
import { ListScreen } from '@shop/design-system/screens/list';
import type { RowView } from '@shop/parts-list';
import { useState } from 'react';
import { askShop, change } from '../../features/parts-list/change-list.ts';
import { useReadingSettings } from '../../features/parts-list/list-settings.store.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useListRows } from '../../features/parts-list/use-list-rows.ts';
import { takeSaveWish } from '../../features/parts-list/save-wish.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import type { ListDialog } from './ListDialogs.tsx';
import { useListAtHand } from './use-list-at-hand.ts';

/** Nobody needs them before they have seen the list. */
const ListDialogs = later(async () => (await import('./ListDialogs.tsx')).ListDialogs);

const FIRST: RowView = { search: '', sort: 'undecidedFirst' };

/** The list that is open in this tab. */
export function PartsListRoute() {
  const go = useGo();
  const { list, retry } = useListAtHand();
  const { colours, asking } = useOpenList();
  const [view, setView] = useState(FIRST);
  const { rowCount, rowAt, onRowsShown } = useListRows(view);
  const { isSignedIn } = useSession();
  const [dialog, setDialog] = useState<ListDialog | undefined>(() =>
    takeSaveWish() && isSignedIn ? 'save' : undefined,
  );
  const [isAdding, setAdding] = useState(false);
  const summary = list.state === 'ready' ? list.value : undefined;
  return (
    <>
      <ListScreen
        list={list}
        colours={colours}
        view={view}
        rowCount={rowCount ?? summary?.rows ?? 0}
        rowAt={rowAt}
        asking={asking}
        freePostageFrom={DELIVERY.freeFrom}
        isAdding={isAdding}
        onView={setView}
        onRowsShown={onRowsShown}
        onSystem={(system) => void change((at) => at.setSystem(system))}
        onSettings={(settings) => {
          useReadingSettings.setState(settings);
          void change((at) => at.setSettings(settings));
        }}
        onTake={(key, offer) => void change((at) => at.take(key, offer))}
        onTakeColour={(colour, to) => void change((at) => at.takeColour(colour, to))}
        onLeaveOut={(keys, isLeftOut) => void change((at) => at.leaveOut(keys, isLeftOut))}
        onLeaveOutShown={(isLeftOut) => void change(async (at) => at.leaveOut(await at.keys(view), isLeftOut))}
        onEdit={(key, changed) => void change((at) => at.edit(key, changed))}
        onAddToCart={() => setDialog('adding')}
        onCompare={() => go({ name: 'upload', view: 'compare' })}
        onExport={() => setDialog('export')}
        onSave={() => setDialog('save')}
        onNewList={() => go({ name: 'upload' })}
        onRetry={retry}
        onRetryAsking={() => void askShop()}
      />
      {summary ? (
        <ListDialogs
          summary={summary}
          colours={colours}
          open={dialog}
          bucket={view.bucket}
          onOpen={setDialog}
          onAdding={setAdding}
        />
      ) : null}
    </>
  );
}
