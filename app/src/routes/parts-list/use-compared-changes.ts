import type { CompareScreenProps } from '@shop/design-system/screens/compare';
import { useFailureText, useToast } from '@shop/design-system';
import { unite, type Difference, type ListSummary } from '@shop/parts-list';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { onlyNew } from '../../features/parts-list/compared-changes.ts';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { nameOf } from '../../features/parts-list/keep-open-list.ts';
import { change } from '../../features/parts-list/change-list.ts';
import { listDesk } from '../../features/parts-list/desk-at-hand.ts';
import { openPairs, restoreList } from '../../features/parts-list/open-list.ts';
import { useOpenList } from '../../features/parts-list/open-list.store.ts';

type Act = NonNullable<CompareScreenProps['busy']>;
type Done = { act: Act; before: { id: string; name: string; snapshot: Uint8Array } };

/** Brings the list at hand to what a comparison suggests. Each is undone by going back to the list as it was. */
export function useComparedChanges(differences: readonly Difference[]) {
  const summary = useOpenList((list) => list.summary);
  const toast = useToast();
  const say = useFailureText();
  const [busy, setBusy] = useState<Act>();
  const [done, setDone] = useState<Done>();

  const takeOff = (against: 'both' | 'cart') =>
    change(async (at) => {
      const changes = onlyNew(differences, against);
      await at.leaveOut(
        changes.flatMap(({ key, quantity }) => (quantity === 0 ? [key] : [])),
        true,
      );
      await Promise.all(changes.flatMap(({ key, quantity }) => (quantity > 0 ? [at.edit(key, { quantity })] : [])));
    });
  const merge = async (how: 'sum' | 'most', name: string) => {
    const { earlier } = useEarlierList.getState();
    const { pairs } = await listDesk().pairs();
    await openPairs([name, earlier?.name].filter(Boolean).join(' + '), unite([pairs, earlier?.pairs ?? []], how));
  };

  const act = async (wanted: Act) => {
    const { id } = useOpenList.getState();
    if (busy || !summary) return;
    setBusy(wanted);
    try {
      const before = { id, name: nameOf(summary), snapshot: await listDesk().snapshot() };
      if (wanted === 'keepNew' || wanted === 'takeOffCart') await takeOff(wanted === 'keepNew' ? 'both' : 'cart');
      else await merge(wanted, before.name);
      setDone({ act: wanted, before });
    } catch (problem) {
      toast({ text: say(toFailure(problem)), tone: 'red' });
    } finally {
      setBusy(undefined);
    }
  };
  const undo = async () => {
    if (!done) return;
    await restoreList(done.before.id, done.before.name, done.before.snapshot);
    setDone(undefined);
  };
  return { act, undo, busy, ...(done && summary ? { done: { act: done.act, now: nowOf(done.act, summary) } } : {}) };
}

/** What the list comes down to: a merged one as a whole, whatever the shop has answered by now; else what is left to buy. */
const nowOf = (act: Act, { rows, total, buying }: ListSummary) =>
  act === 'sum' || act === 'most'
    ? { lines: rows, pieces: total.pieces }
    : { lines: buying.rows, pieces: buying.pieces };
