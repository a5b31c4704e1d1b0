import type { Order } from '@shop/contracts';
import { useState } from 'react';
import { useShopClock } from '../../elements/Countdown/clock.ts';

/** Whether the time to pay an order is over: by its countdown, before the shop has said so, or at first sight. */
export function useLate(onTimeUp: () => void): {
  isLate: (order: Order) => boolean;
  onCountdownEnd: (order: Order) => void;
} {
  const clock = useShopClock();
  const [late, setLate] = useState('');
  return {
    isLate: ({ number, cancelsAt }) => late === number || (cancelsAt !== undefined && cancelsAt <= clock()),
    onCountdownEnd: ({ number }) => {
      setLate(number);
      onTimeUp();
    },
  };
}
