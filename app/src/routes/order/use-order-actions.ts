import type { Order } from '@shop/contracts';
import { useFailureText, useToast, type OrderAction, type OrderActions } from '@shop/design-system';
import { useOrdersText } from '@shop/design-system/screens/orders/use-orders-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { orderActionMutation, invalidateOrders } from '../../features/order/order.mutation.ts';
import { addCancelled, addDeleted } from '../../features/order/removed-orders.store.ts';
import { useUnknownPayments } from '../../session/pending-outcomes.store.ts';
import { useBuyingAgain } from './use-buying-again.ts';

/** The actions on orders, for every page that shows some, with those in progress and the errors by order number. */
export function useOrderActions({
  orders = [],
  onRemoved,
}: {
  /** The orders that the page shows. */
  orders?: readonly Order[] | undefined;
  /** Called after an order was cancelled or deleted. */
  onRemoved?: () => void;
} = {}): OrderActions {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<OrderActions['busy']>({});
  const [problems, setProblems] = useState<OrderActions['problems']>({});
  const toast = useToast();
  const text = useOrdersText();
  const showRemoved = (action: OrderAction, number: string) => {
    if (action === 'confirmReceipt') return;
    const order = orders.find((one) => one.number === number);
    if (action === 'delete') addDeleted(number);
    else if (order) addCancelled(order);
    toast({ text: text[action === 'delete' ? 'deleted' : 'cancelled'](number), tone: 'green' });
    onRemoved?.();
  };
  const { mutateAsync: perform } = useMutation({
    ...orderActionMutation(client),
    // Before the lists are fetched again, which may no longer have it.
    onSuccess: (_, { action, number }) => showRemoved(action, number),
  });
  const { boughtAgain, buyAgain } = useBuyingAgain(orders);

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
    boughtAgain,
    unknownPayments: useUnknownPayments(),
    onCancel: (number) => void run('cancel', number, () => perform({ action: 'cancel', number })),
    onConfirmReceipt: (number) =>
      void run('confirmReceipt', number, () => perform({ action: 'confirmReceipt', number })),
    onDelete: (number) => void run('delete', number, () => perform({ action: 'delete', number })),
    onBuyAgain: (number) => void run('buyAgain', number, () => buyAgain(number)),
  };
}
