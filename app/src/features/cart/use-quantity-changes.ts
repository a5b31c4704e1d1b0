import type { CartLine, Language } from '@shop/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { QUANTITY_CHANGES, quantityMutation, showQuantity, type QuantityChange } from './cart.mutation.ts';
import { cartQuery } from './cart.query.ts';

/** Debounce: ten quick clicks are one request. */
const DEBOUNCE_INTERVAL_MS = 400;
type UnsentChange = QuantityChange & { timer: ReturnType<typeof setTimeout> };

/** Shows each change of a quantity at once, and sends the last one of a line after a delay or when the page is left. */
export function useQuantityChanges(language: Language, onRefused: (id: string, problem: unknown) => void) {
  const client = useQueryClient();
  const [unsent] = useState(() => new Map<string, UnsentChange>());
  const [unsentIds, setUnsentIds] = useState<readonly string[]>([]);
  const mutation = useMutation(quantityMutation(client, language, { onRefused, hasUnsent: () => unsent.size > 0 }));
  const pendingIds = useMutationState({
    filters: QUANTITY_CHANGES,
    select: ({ state }) => (state.variables as QuantityChange).id,
  });

  const { mutate } = mutation;
  const sendNow = useCallback(
    ({ timer, ...change }: UnsentChange) => {
      clearTimeout(timer);
      unsent.delete(change.id);
      setUnsentIds([...unsent.keys()]);
      if (change.quantity !== change.before) mutate(change);
    },
    [mutate, unsent],
  );

  const change = (line: CartLine, quantity: number) => {
    const earlier = unsent.get(line.id);
    clearTimeout(earlier?.timer);
    void client.cancelQueries({ queryKey: cartQuery(language).queryKey });
    showQuantity(client, language, line.id, () => quantity);
    const next: UnsentChange = {
      id: line.id,
      quantity,
      before: earlier?.before ?? line.quantity,
      timer: setTimeout(() => sendNow(next), DEBOUNCE_INTERVAL_MS),
    };
    unsent.set(line.id, next);
    setUnsentIds([...unsent.keys()]);
  };

  useEffect(
    function sendUnsentOnLeave() {
      const sendAll = () => [...unsent.values()].forEach(sendNow);
      addEventListener('pagehide', sendAll);
      return () => {
        removeEventListener('pagehide', sendAll);
        sendAll();
      };
    },
    [sendNow, unsent],
  );
  return { change, changing: [...unsentIds, ...pendingIds] };
}
