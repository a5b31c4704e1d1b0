import type { Moment } from '@shop/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShopClock } from './clock.ts';
import { secondsUntil } from './time-left.ts';

const SECOND = 1000;

/**
 * Whole seconds until a moment in the server's time. Updates at each full second, pauses while the page is hidden and
 * catches up when it is visible again. Calls `onEnd` once, also when the moment has passed already.
 */
export function useSecondsLeft(until: Moment, onEnd?: () => void): number {
  const clock = useShopClock();
  const [shown, setShown] = useState(() => ({ until, left: secondsUntil(until, clock()) }));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(
    function tick() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const now = clock();
        const left = secondsUntil(until, now);
        setShown({ until, left });
        if (left === 0) {
          document.removeEventListener('visibilitychange', look);
          end();
        } else if (!document.hidden) timer = setTimeout(look, until - now - (left - 1) * SECOND);
      };
      document.addEventListener('visibilitychange', look);
      look();
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [until, clock],
  );
  return shown.until === until ? shown.left : secondsUntil(until, clock());
}
