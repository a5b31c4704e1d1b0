import { useFailureText, type OrderAction, type OrderActions } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { orderActionMutation, buyAgainMutation, invalidateOrders } from '../../features/order/order.mutation.ts';
import { useUnknownPayments } from '../../session/pending-outcomes.store.ts';
import { useGo } from '../../use-go.ts';

/** The actions on orders, for every page that shows some, with those in progress and the errors by order number. */
export function useOrderActions({
  onRemoved,
}: { /** Called after an order was cancelled or deleted. */ onRemoved?: () => void } = {}): OrderActions {
  const client = useQueryClient();
  const go = useGo();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<OrderActions['busy']>({});
  const [problems, setProblems] = useState<OrderActions['problems']>({});
  const { mutateAsync: perform } = useMutation(orderActionMutation(client));
  const { mutateAsync: buyAgain } = useMutation(buyAgainMutation());

  const run = async (action: OrderAction, number: string, work: () => Promise<unknown>) => {
    setBusy((others) => ({ ...others, [number]: action }));
    setProblems(({ [number]: _, ...others }) => others);
    try {
      await work();
    } catch (problem) {
      setProblems((others) => ({ ...others, [number]: failureText(toFailure(problem)) }));
      void invalidateOrders(client);
    } finally {
      setBusy(({ [number]: _, ...others }) => others);
    }
  };
  return {
    busy,
    problems,
    unknownPayments: useUnknownPayments(),
    onCancel: (number) =>
      void run('cancel', number, async () => {
        await perform({ action: 'cancel', number });
        onRemoved?.();
      }),
    onConfirmReceipt: (number) =>
      void run('confirmReceipt', number, () => perform({ action: 'confirmReceipt', number })),
    onDelete: (number) =>
      void run('delete', number, async () => {
        await perform({ action: 'delete', number });
        onRemoved?.();
      }),
    onBuyAgain: (number) =>
      void run('buyAgain', number, async () => go({ name: 'confirm', lines: await buyAgain(number), isBuyNow: true })),
  };
}
