import { useFailureText, useStableCallback, useToast } from '@shop/design-system';
import { useMatrixText } from '@shop/design-system/screens/catalogue/PartMatrix/use-matrix-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import type { Addition } from '../../features/cart/addition.ts';
import { noteAdditions, type AddedCell } from '../cart/note-additions.ts';
import { useSession } from '../../session/session.store.ts';
import { saveMatrixQuantities, useMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';
import { withWanted } from './with-wanted.tsx';

type Texts = Readonly<Record<string, string>>;
const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

const productOf = (key: string) => key.slice(0, key.indexOf('/'));
const quantities = () => useMatrixQuantities.getState().cells;

/**
 * Quantities of many colours and sizes of these parts, added to the cart one after the other. Added lines leave the
 * matrix until they are undone, the others stay with the reason. It is no subscription to the quantities: the whole page
 * would be rendered for each digit that is typed.
 */
export function useMatrix(productIds: readonly string[]) {
  const [problems, setProblems] = useState<Texts>({});
  const [state, setState] = useState<'idle' | { done: number; of: number }>('idle');
  const client = useQueryClient();
  const failureText = useFailureText();
  const text = useMatrixText();
  const toast = useToast();

  const problemText = (problem: unknown) => failureText(toFailure(problem));
  const reasonOf = (problem: unknown) => (isUnanswered(problem) ? text.unknown : problemText(problem));

  const onWant = useStableCallback((productId: string, uniqueId: string, quantity: number) => {
    const key = `${productId}/${uniqueId}`;
    saveMatrixQuantities(quantity > 0 ? { ...quantities(), [key]: quantity } : without(quantities(), key));
    setProblems((before) => (key in before ? without(before, key) : before));
  });
  const addAll = async () => {
    const additions = Object.entries(quantities()).flatMap(([key, quantity]): Addition[] => {
      const productId = productOf(key);
      return productIds.includes(productId) ? [{ productId, uniqueId: key.slice(productId.length + 1), quantity }] : [];
    });
    setProblems({});
    setState({ done: 0, of: additions.length });
    const { addMany } = await import('../../features/cart/add-many.calls.ts');
    const added: AddedCell[] = [];
    await addMany(additions, ({ productId, uniqueId, quantity }, problem, lineId) => {
      const key = `${productId}/${uniqueId}`;
      if (lineId !== undefined) {
        added.push({ key, lineId, quantity });
        saveMatrixQuantities(without(quantities(), key));
      } else setProblems((before) => ({ ...before, [key]: reasonOf(problem) }));
      setState((before) => (before === 'idle' ? before : { ...before, done: before.done + 1 }));
    });
    setState('idle');
    noteAdditions(added, { client, toast, problemText });
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
  const onAddAll = useStableCallback(() => void addAll());
  const isMember = useSession(({ user }) => user?.isMember);
  return useMemo(
    () => ({ withWanted, onWant, onAddAll, state, problems, isMember }),
    [onWant, onAddAll, state, problems, isMember],
  );
}
