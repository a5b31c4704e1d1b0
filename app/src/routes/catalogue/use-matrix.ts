import { useFailureText } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import type { Addition } from '../../features/cart/addition.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { keepWanted, useWanted } from '../../features/cart/wanted-cells.store.ts';

type Texts = Readonly<Record<string, string>>;
const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

const productOf = (key: string) => key.slice(0, key.indexOf('/'));

/**
 * Many colours and sizes of these parts, put into the cart one after the other. What was added leaves the matrix; what was refused stays with
 * its reason, and so does everything when sign-in comes between.
 */
export function useMatrix(productIds: readonly string[]) {
  const kept = useWanted(({ cells }) => cells);
  const wanted = Object.fromEntries(Object.entries(kept).filter(([key]) => productIds.includes(productOf(key))));
  const [problems, setProblems] = useState<Texts>({});
  const [state, setState] = useState<'idle' | { done: number; of: number }>('idle');
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  const say = useFailureText();
  const go = useGo();

  const onWant = (productId: string, uniqueId: string, quantity: number) => {
    const key = `${productId}/${uniqueId}`;
    keepWanted(quantity > 0 ? { ...kept, [key]: quantity } : without(kept, key));
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
      if (problem === undefined) keepWanted(without(useWanted.getState().cells, key));
      else setProblems((before) => ({ ...before, [key]: say(toFailure(problem)) }));
      setState((before) => (before === 'idle' ? before : { ...before, done: before.done + 1 }));
    });
    setState('idle');
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
  return { wanted, onWant, onAddAll: () => void onAddAll(), state, problems };
}
