import type { Moment } from '@shop/contracts';
import { useState } from 'react';
import { useShopClock } from '../elements/Countdown/clock.ts';

/** An order or a repair request to pay; it is cancelled when it is not paid by then. */
export type Payable = { number: string; cancelsAt?: Moment | undefined };

/** Whether the payment deadline has passed, by its countdown or by `cancelsAt`. */
export function usePaymentDeadline(onTimeUp: () => void): {
  isExpired: (payable: Payable) => boolean;
  onCountdownEnd: (payable: Payable) => void;
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
