import type { CartLine } from '@shop/contracts';
import type { Language } from '@shop/design-system/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { QUANTITY_CHANGES, quantityMutation, showQuantity, type QuantityChange } from './cart.mutation.ts';
import { cartQuery } from './cart.query.ts';

/** A quantity that has stood for so long is meant: ten clicks are one request. */
const STANDS_MS = 400;
type Typed = QuantityChange & { timer: ReturnType<typeof setTimeout> };

/** Shows each change of a quantity at once and sends the last one of a line when it has stood a moment, or when the page is left. */
export function useQuantityChanges(language: Language, onRefused: (id: string, problem: unknown) => void) {
  const client = useQueryClient();
  const [typed] = useState(() => new Map<string, Typed>());
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const sending = useMutation(quantityMutation(client, language, { onRefused, isSettled: () => typed.size === 0 }));
  const onTheirWay = useMutationState({
    filters: QUANTITY_CHANGES,
    select: ({ state }) => (state.variables as QuantityChange).id,
  });

  const { mutate } = sending;
  const sendNow = useCallback(
    ({ timer, ...change }: Typed) => {
      clearTimeout(timer);
      typed.delete(change.id);
      setWaiting([...typed.keys()]);
      if (change.quantity !== change.before) mutate(change);
    },
    [mutate, typed],
  );

  const change = (line: CartLine, quantity: number) => {
    const before = typed.get(line.id);
    clearTimeout(before?.timer);
    void client.cancelQueries({ queryKey: cartQuery(language).queryKey });
    showQuantity(client, language, line.id, () => quantity);
    const now: Typed = {
      id: line.id,
      quantity,
      before: before?.before ?? line.quantity,
      timer: setTimeout(() => sendNow(now), STANDS_MS),
    };
    typed.set(line.id, now);
    setWaiting([...typed.keys()]);
  };

  useEffect(
    function sendWhatIsLeft() {
      const sendAll = () => [...typed.values()].forEach(sendNow);
      addEventListener('pagehide', sendAll);
      return () => {
        removeEventListener('pagehide', sendAll);
        sendAll();
      };
    },
    [sendNow, typed],
  );
  return { change, changing: [...waiting, ...onTheirWay] };
}
