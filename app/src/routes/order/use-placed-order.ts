import { useQuery } from '@tanstack/react-query';
import { useLastAttempt } from '../../features/order/last-attempt.store.ts';
import { placingKey } from '../../features/order/order.mutation.ts';
import { placedOrderQuery } from '../../features/order/order.query.ts';
import { isOutcomeUnknown, recheckInterval, usePendingOutcome } from '../../session/pending-outcomes.store.ts';

export type PlacedOrderOptions = {
  /** The cart lines of the page. */
  lines: string;
  /** The key of the page's draft. */
  orderKey: string;
  isPlacing: boolean;
};

/** The order of these lines that was placed before without a response, if there is one; it is asked for until known. */
export function usePlacedOrder({ lines, orderKey, isPlacing }: PlacedOrderOptions) {
  const attempt = useLastAttempt();
  const isAttempted = attempt.lines === lines && lines !== '';
  const isOfThisDraft = attempt.orderKey === orderKey;
  const sent = usePendingOutcome(placingKey(attempt.orderKey));
  const pending = isPlacing || !isAttempted ? undefined : sent;
  const found = useQuery({
    ...placedOrderQuery(attempt.orderKey, isAttempted && (!isOfThisDraft || pending !== undefined)),
    refetchInterval: recheckInterval(pending, (number?: string | null) => Boolean(number)),
  });
  return {
    number: found.data ?? undefined,
    isUnknown: isOutcomeUnknown(pending, found),
    /** Whether the last attempt was made with the draft's key, so that repeating it creates no second order. */
    isOfThisDraft,
    lookUp: () => void found.refetch(),
  };
}
