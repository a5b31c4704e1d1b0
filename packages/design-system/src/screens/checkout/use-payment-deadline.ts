import type { Order } from '@shop/contracts';
import { useState } from 'react';
import { useShopClock } from '../../elements/Countdown/clock.ts';

/** Whether the payment deadline of an order has passed, by its countdown or by its `cancelsAt`. */
export function usePaymentDeadline(onTimeUp: () => void): {
  isExpired: (order: Order) => boolean;
  onCountdownEnd: (order: Order) => void;
} {
  const clock = useShopClock();
  const [expiredNumber, setExpiredNumber] = useState('');
  return {
    isExpired: ({ number, cancelsAt }) => expiredNumber === number || (cancelsAt !== undefined && cancelsAt <= clock()),
    onCountdownEnd: ({ number }) => {
      setExpiredNumber(number);
      onTimeUp();
    },
  };
}
