import { useFailureText } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import type { Addition } from '../../features/cart/addition.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { saveMatrixQuantities, useMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';

type Texts = Readonly<Record<string, string>>;
const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

const productOf = (key: string) => key.slice(0, key.indexOf('/'));

/**
 * Quantities of many colours and sizes of these parts, added to the cart one after the other. Added lines leave the
 * matrix, refused ones stay with the reason, and all of them stay when the shopper must sign in first.
 */
export function useMatrix(productIds: readonly string[]) {
  const allWanted = useMatrixQuantities(({ cells }) => cells);
  const wanted = Object.fromEntries(Object.entries(allWanted).filter(([key]) => productIds.includes(productOf(key))));
  const [problems, setProblems] = useState<Texts>({});
  const [state, setState] = useState<'idle' | { done: number; of: number }>('idle');
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  const failureText = useFailureText();
  const go = useGo();

  const onWant = (productId: string, uniqueId: string, quantity: number) => {
    const key = `${productId}/${uniqueId}`;
    saveMatrixQuantities(quantity > 0 ? { ...allWanted, [key]: quantity } : without(allWanted, key));
    setProblems((before) => (key in before ? without(before, key) : before));
  };
  const onAddAll = async () => {
    if (!isSignedIn) return go({ name: 'login' });
    const additions = Object.entries(wanted).map(([key, quantity]): Addition => ({
      productId: productOf(key),
      uniqueId: key.slice(productOf(key).length + 1),
      quantity,
    }));
    setProblems({});
    setState({ done: 0, of: additions.length });
    const { addMany } = await import('../../features/cart/add-many.calls.ts');
    await addMany(additions, ({ productId, uniqueId }, problem) => {
      const key = `${productId}/${uniqueId}`;
      if (problem === undefined) saveMatrixQuantities(without(useMatrixQuantities.getState().cells, key));
      else setProblems((before) => ({ ...before, [key]: failureText(toFailure(problem)) }));
      setState((before) => (before === 'idle' ? before : { ...before, done: before.done + 1 }));
    });
    setState('idle');
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
  return { wanted, onWant, onAddAll: () => void onAddAll(), state, problems };
}
