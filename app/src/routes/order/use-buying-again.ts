import type { Order } from '@shop/contracts';
import { useToast, type OrderActions } from '@shop/design-system';
import { useOrdersText } from '@shop/design-system/screens/orders/use-orders-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '../../browser/new-id.ts';
import { afterAttempt, linesToAdd } from '../../features/cart/refill-attempts.ts';
import { refillCartMutation } from '../../features/cart/refill.mutation.ts';
import { useGo } from '../../use-go.ts';

/**
 * Adds the parts of an order to the cart, then opens the cart, unless something is missing: that is said beside the
 * order, and the next time only what is missing is added.
 */
export function useBuyingAgain(orders: readonly Order[]) {
  const go = useGo();
  const toast = useToast();
  const text = useOrdersText();
  const { mutateAsync: refill } = useMutation(refillCartMutation(useQueryClient()));
  const [boughtAgain, setBoughtAgain] = useState<NonNullable<OrderActions['boughtAgain']>>({});
  /** The keys of attempts without an answer, which are repeated with the same key: nothing is added twice. */
  const keys = useRef(new Map<string, string>());

  const buyAgain = async (number: string): Promise<void> => {
    const order = orders.find((one) => one.number === number);
    if (!order) return;
    const before = boughtAgain[number];
    const key = keys.current.get(number) ?? newId();
    keys.current.set(number, key);
    const result = afterAttempt(before, await refill({ lines: linesToAdd(order.lines, before), key }));
    keys.current.delete(number);
    setBoughtAgain(({ [number]: _, ...others }) =>
      result.missing.length > 0 ? { ...others, [number]: result } : others,
    );
    if (result.missing.length > 0) return;
    toast({ text: text.inCart(result.kinds), tone: 'green' });
    go({ name: 'cart' });
  };
  return { boughtAgain, buyAgain };
}
