import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { messages } from './RequestClock.messages.ts';

export type RequestClockProps = {
  request: Pick<RepairRequest, 'status' | 'clock' | 'payUntil'>;
  /** Called when the time to pay is over. */
  onTimeUp: () => void;
};

/** How long a request can be paid, or until when it is processed; null where there is no such time. */
export function RequestClock({ request: { status, clock, payUntil }, onTimeUp }: RequestClockProps) {
  const now = useShopClock()();
  if (status === 'toPay') {
    if (payUntil === undefined) return null;
    return payUntil <= now ? (
      <FormattedMessage {...messages.payOver} />
    ) : (
      <FormattedMessage
        {...messages.payWithin}
        values={{ time: <Countdown key="time" look="clock" until={payUntil} onEnd={onTimeUp} /> }}
      />
    );
  }
  if (status === 'needInfo')
    return clock ? (
      <FormattedMessage {...messages.stopped} values={{ count: clock.daysLeft }} />
    ) : (
      <FormattedMessage {...messages.waits} />
    );
  if (clock?.kind !== 'runs') return null;
  const day = <DateTime key="day" moment={clock.dueAt} style="day" />;
  return (
    <FormattedMessage
      {...(clock.dueAt < now ? messages.over : messages.runs)}
      values={{ day, count: clock.daysLeft }}
    />
  );
}
