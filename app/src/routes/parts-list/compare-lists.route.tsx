import { loading, ready } from '@shop/design-system';
import { CompareScreen } from '@shop/design-system/screens/parts-list/CompareScreen/CompareScreen';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { nameOf } from '../../features/parts-list/persist-open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useComparing } from './use-comparing.ts';
import { useComparedChanges } from './use-compared-changes.ts';
import { useCurrentList } from './use-current-list.ts';
import { useOtherLists } from './use-other-lists.ts';

/** Compares the open list with an earlier one and the cart. */
export function CompareListsRoute() {
  const { list } = useCurrentList();
  const { colours } = useOpenList();
  const { earlier, unread } = useEarlierList();
  const others = useOtherLists();
  const { differences, choose, chooseFile, retry, isReading } = useComparing();
  const { apply, undo, busy, done } = useComparedChanges(differences.state === 'ready' ? differences.value : []);
  const name = list.state === 'ready' && list.value.files.length > 0 ? nameOf(list.value) : undefined;
  const hasNoList = list.state === 'ready' && name === undefined;
  const compared = isReading || list.state !== 'ready' ? loading : differences;
  const shown = hasNoList ? ready([]) : compared;
  return (
    <CompareScreen
      name={list.state === 'ready' ? name : ''}
      colours={colours}
      others={others.lists}
      onRetryOthers={others.retry}
      earlier={earlier && { name: earlier.name, id: earlier.id }}
      onChoose={(id) => choose(id === undefined ? undefined : others.find(id))}
      onFile={chooseFile}
      unread={unread}
      differences={shown}
      onRetry={retry}
      onOnlyNew={() => void apply('onlyNewParts')}
      onMerge={(how) => void apply(how)}
      onTakeOffCart={() => void apply('takeOffCart')}
      busy={busy}
      done={done}
      onUndo={() => void undo()}
    />
  );
}
