import type { CompareScreenProps } from '@shop/design-system/screens/parts-list/CompareScreen/CompareScreen';
import { useFailureText, useToast } from '@shop/design-system';
import { unite, type Difference, type ListSummary } from '@shop/parts-list';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { onlyNew } from '../../features/parts-list/compared-changes.ts';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { nameOf } from '../../features/parts-list/persist-open-list.ts';
import { change } from '../../features/parts-list/change-list.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { openPairs, restoreList } from '../../features/parts-list/open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';

type Action = NonNullable<CompareScreenProps['busy']>;
type Done = { action: Action; before: { id: string; name: string; snapshot: Uint8Array } };

/** Applies an action of a comparison to the open list. Undo restores the list as it was before. */
export function useComparedChanges(differences: readonly Difference[]) {
  const summary = useOpenList((list) => list.summary);
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<Action>();
  const [done, setDone] = useState<Done>();

  const takeOff = (against: 'both' | 'cart') =>
    change(async (session) => {
      const changes = onlyNew(differences, against);
      await session.leaveOut(
        changes.flatMap(({ key, quantity }) => (quantity === 0 ? [key] : [])),
        true,
      );
      await Promise.all(
        changes.flatMap(({ key, quantity }) => (quantity > 0 ? [session.edit(key, { quantity })] : [])),
      );
    });
  const merge = async (how: 'sum' | 'most', name: string) => {
    const { earlier } = useEarlierList.getState();
    const { pairs } = await currentListSession().pairs();
    await openPairs([name, earlier?.name].filter(Boolean).join(' + '), unite([pairs, earlier?.pairs ?? []], how));
  };

  const apply = async (action: Action) => {
    const { id } = useOpenList.getState();
    if (busy || !summary) return;
    setBusy(action);
    try {
      const before = { id, name: nameOf(summary), snapshot: await currentListSession().snapshot() };
      if (action === 'onlyNewParts' || action === 'takeOffCart')
        await takeOff(action === 'onlyNewParts' ? 'both' : 'cart');
      else await merge(action, before.name);
      setDone({ action, before });
    } catch (error) {
      toast({ text: failureText(toFailure(error)), tone: 'red' });
    } finally {
      setBusy(undefined);
    }
  };
  const undo = async () => {
    if (!done) return;
    await restoreList(done.before.id, done.before.name, done.before.snapshot);
    setDone(undefined);
  };
  const result = done && summary && { action: done.action, now: nowOf(done.action, summary) };
  return { apply, undo, busy, done: result };
}

/** The size of the changed list: all of a merged list, else what is left to buy. */
const nowOf = (action: Action, { rows, total, buying }: ListSummary) =>
  action === 'sum' || action === 'most'
    ? { lines: rows, pieces: total.pieces }
    : { lines: buying.rows, pieces: buying.pieces };
