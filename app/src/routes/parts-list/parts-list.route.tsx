import { ListScreen } from '@shop/design-system/screens/parts-list/ListScreen/ListScreen';
import type { RowView } from '@shop/parts-list';
import { useState } from 'react';
import { requestMatches, change } from '../../features/parts-list/change-list.ts';
import { askColumns } from '../../features/parts-list/open-list.ts';
import { useReadingSettings } from '../../features/parts-list/list-settings.store.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useListRows } from '../../features/parts-list/use-list-rows.ts';
import { isSaveRequested, OPEN_LIST } from '../../features/parts-list/save-request.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { ListDialogs, type ListDialog } from './ListDialogs.tsx';
import { useCurrentList } from './use-current-list.ts';

const INITIAL_VIEW: RowView = { search: '', sort: 'undecidedFirst' };

/** The list that is open in this tab. */
export function PartsListRoute() {
  const go = useGo();
  const { list, retry } = useCurrentList();
  const { colours, matching } = useOpenList();
  const [view, setView] = useState(INITIAL_VIEW);
  const { rowCount, rowAt, onRowsShown } = useListRows(view);
  const { isSignedIn } = useSession();
  const [dialog, setDialog] = useState<ListDialog | undefined>(() =>
    isSaveRequested(OPEN_LIST, isSignedIn) ? 'save' : undefined,
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
        matching={matching}
        freePostageFrom={useDelivery()?.freeFrom}
        isAdding={isAdding}
        onView={setView}
        onRowsShown={onRowsShown}
        onSystem={(system) => void change((session) => session.setSystem(system))}
        onSettings={(settings) => {
          useReadingSettings.setState(settings);
          void change((session) => session.setSettings(settings));
        }}
        onTakeOneEach={(file, isOneEach) => void change((session) => session.takeOneEach(file, isOneEach))}
        onAskColumns={(file) => void askColumns(file).then(() => go({ name: 'upload' }))}
        onTake={(key, offer) => void change((session) => session.take(key, offer))}
        onTakeColour={(colour, to) => void change((session) => session.takeColour(colour, to))}
        onLeaveOut={(keys, isLeftOut) => void change((session) => session.leaveOut(keys, isLeftOut))}
        onLeaveOutShown={(isLeftOut) =>
          void change(async (session) => session.leaveOut(await session.keys(view), isLeftOut))
        }
        onEdit={(key, changed) => void change((session) => session.edit(key, changed))}
        onAddToCart={() => setDialog('adding')}
        onCompare={() => go({ name: 'upload', view: 'compare' })}
        onExport={() => setDialog('export')}
        onSave={() => setDialog('save')}
        onShare={() => setDialog('share')}
        onNewList={() => go({ name: 'upload' })}
        onRetry={retry}
        onRetryMatching={() => void requestMatches()}
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
