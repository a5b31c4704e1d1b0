import { subtract, times as multiply, unite } from '@shop/parts-list';
import type { PartCount } from '@shop/contracts';
import type { SavedListsScreenProps } from '@shop/design-system/screens/parts-list/SavedListsScreen/SavedListsScreen';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { openPairs } from '../../features/parts-list/open-list.ts';
import { clearSelection } from '../../features/parts-list/lists-draft.store.ts';
import { pairsOfList } from '../../features/parts-list/pairs-of-list.ts';
import { useGo } from '../../use-go.ts';

type Combination = Parameters<SavedListsScreenProps['onCombine']>[0];

function combined(lists: readonly (readonly PartCount[])[], { how, times }: Combination): readonly PartCount[] {
  const [first = [], ...others] = lists;
  switch (how) {
    case 'sum':
    case 'most':
      return unite(lists, how);
    case 'minus':
      return subtract(first, unite(others, 'sum'));
    case 'times':
      return multiply(first, times);
  }
}

/** Combines saved lists to a new list and opens it. */
export function useCombining() {
  const go = useGo();
  const [combining, setCombining] = useState<SavedListsScreenProps['combining']>();
  const combine = async (combination: Combination) => {
    setCombining({ state: 'busy' });
    try {
      const lists = await Promise.all(combination.ids.map((id) => pairsOfList(id, 'saved')));
      await openPairs(combination.name, combined(lists, combination));
      setCombining(undefined);
      clearSelection();
      go({ name: 'upload', view: 'list' });
    } catch (problem) {
      setCombining({ state: 'failed', failure: toFailure(problem) });
    }
  };
  return { combine, combining };
}
