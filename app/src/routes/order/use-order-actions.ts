import { useFailureText, type OrderAct, type OrderActs } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { actMutation, againMutation, askOrdersAgain } from '../../features/order/order.mutation.ts';
import { useGo } from '../../use-go.ts';

/** What a shopper may do with orders, for every page that shows some: what is under way, and what was said no to, by order. */
export function useOrderActs({
  onGone,
}: { /** An order was cancelled or deleted: it is gone. */ onGone?: () => void } = {}): OrderActs {
  const client = useQueryClient();
  const go = useGo();
  const say = useFailureText();
  const [busy, setBusy] = useState<OrderActs['busy']>({});
  const [problems, setProblems] = useState<OrderActs['problems']>({});
  const { mutateAsync: perform } = useMutation(actMutation(client));
  const { mutateAsync: again } = useMutation(againMutation());

  const run = async (act: OrderAct, number: string, work: () => Promise<unknown>) => {
    setBusy((others) => ({ ...others, [number]: act }));
    setProblems(({ [number]: _, ...others }) => others);
    try {
      await work();
    } catch (problem) {
      setProblems((others) => ({ ...others, [number]: say(toFailure(problem)) }));
      void askOrdersAgain(client);
    } finally {
      setBusy(({ [number]: _, ...others }) => others);
    }
  };
  return {
    busy,
    problems,
    onCancel: (number) =>
      void run('cancel', number, async () => {
        await perform({ act: 'cancel', number });
        onGone?.();
      }),
    onTake: (number) => void run('take', number, () => perform({ act: 'take', number })),
    onDelete: (number) =>
      void run('delete', number, async () => {
        await perform({ act: 'del', number });
        onGone?.();
      }),
    onBuyAgain: (number) =>
      void run('again', number, async () => go({ name: 'confirm', lines: await again(number), isBuyNow: true })),
  };
}
