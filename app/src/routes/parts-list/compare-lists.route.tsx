import { loading, ready } from '@shop/design-system';
import { CompareScreen } from '@shop/design-system/screens/compare';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { nameOf } from '../../features/parts-list/keep-open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';
import { useComparing } from './use-comparing.ts';
import { useComparedChanges } from './use-compared-changes.ts';
import { useListAtHand } from './use-list-at-hand.ts';
import { useOtherLists } from './use-other-lists.ts';

/** The list at hand beside an earlier one and the cart. */
export function CompareListsRoute() {
  const { list } = useListAtHand();
  const { colours } = useOpenList();
  const { earlier, unread } = useEarlierList();
  const others = useOtherLists();
  const { differences, choose, chooseFile, retry, isReading } = useComparing();
  const { act, undo, busy, done } = useComparedChanges(differences.state === 'ready' ? differences.value : []);
  const name = list.state === 'ready' && list.value.files.length > 0 ? nameOf(list.value) : undefined;
  return (
    <CompareScreen
      name={list.state === 'ready' ? name : ''}
      colours={colours}
      others={others.lists}
      onRetryOthers={others.retry}
      earlier={earlier && { name: earlier.name, ...(earlier.id === undefined ? {} : { id: earlier.id }) }}
      onChoose={(id) => choose(id === undefined ? undefined : others.find(id))}
      onFile={chooseFile}
      {...(unread ? { unread } : {})}
      differences={
        list.state === 'ready' && name === undefined
          ? ready([])
          : isReading || list.state !== 'ready'
            ? loading
            : differences
      }
      onRetry={retry}
      onKeepNew={() => void act('keepNew')}
      onMerge={(how) => void act(how)}
      onTakeOffCart={() => void act('takeOffCart')}
      {...(busy ? { busy } : {})}
      {...(done ? { done } : {})}
      onUndo={() => void undo()}
    />
  );
}
