import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/** Servers confirm receipt automatically this long after shipping (`system_delivery_time`, 7 days by default). */
const AUTO_CONFIRM_AFTER_MS = 7 * 86_400_000;

const bold = (text: ReactNode[]) => <b>{text}</b>;

/** When receipt of a shipped order is confirmed automatically; null when that is not known or past. */
export function AutoConfirmNotice({ order: { state, shippedAt, parcels } }: { order: Order }) {
  const clock = useShopClock();
  const at =
    state === 'toReceive' && parcels.length === 0 && shippedAt !== undefined ? shippedAt + AUTO_CONFIRM_AFTER_MS : 0;
  if (at <= clock()) return null;
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>
        <FormattedMessage
          {...messages.autoConfirm}
          values={{ b: bold, day: <DateTime key="day" moment={at} style="day" /> }}
        />
      </span>
    </p>
  );
}
