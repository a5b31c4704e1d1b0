import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/** Shops of the family confirm a shipped order by themselves after so long (`system_delivery_time`, 7 days unless they changed it). */
const CONFIRMS_AFTER_MS = 7 * 86_400_000;

const bold = (text: ReactNode[]) => <b>{text}</b>;

/** When a shipped order counts as received by itself; nothing where that is not known or over. */
export function ConfirmsItself({ order: { state, shippedAt, parcels } }: { order: Order }) {
  const clock = useShopClock();
  const at =
    state === 'toReceive' && parcels.length === 0 && shippedAt !== undefined ? shippedAt + CONFIRMS_AFTER_MS : 0;
  if (at <= clock()) return null;
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>
        <FormattedMessage
          {...messages.confirmsItself}
          values={{ b: bold, day: <DateTime key="day" moment={at} style="day" /> }}
        />
      </span>
    </p>
  );
}
