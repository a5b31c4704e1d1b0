import type { PresaleState, PresaleTerms } from '@shop/contracts';
import { useEffect, useState } from 'react';
import { useShopClock } from '../elements/Countdown/clock.ts';
import { presaleStateAt } from './presale-state.ts';

/** Browsers fire longer timers at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The state of a presale by the shop's clock; changes on time while the page is open. */
export function usePresaleState(terms: PresaleTerms): PresaleState | undefined {
  const clock = useShopClock();
  const [now, setNow] = useState(clock);
  const { from = 0, to = 0 } = terms;
  const next = from > now ? from : to;
  useEffect(
    function updateOnTime() {
      if (next <= now) return undefined;
      const timer = setTimeout(() => setNow(clock()), Math.min(Math.max(0, next - clock()), MAX_DELAY_MS));
      return () => clearTimeout(timer);
    },
    [next, now, clock],
  );
  return presaleStateAt(terms, now);
}
