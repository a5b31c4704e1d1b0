import type { OrderCounts } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { messages as stateMessages } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.messages.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { REFUND, STAR } from '../../../elements/Icon/more-icons.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './AccountScreen.messages.ts';
import styles from './AccountScreen.module.css';

const STATES = ['unpaid', 'toShip', 'toReceive', 'toReview'] as const;
const ICONS: Record<(typeof STATES)[number], ReactNode> = {
  unpaid: <Icon name="clock" />,
  toShip: <Icon name="package" />,
  toReceive: <Icon name="truck" />,
  toReview: <Icon path={STAR} />,
};

/** Links to the orders of each state and to the refunds, with their number where it is known and not zero. */
export function OrderStates({ counts }: { counts: Loadable<OrderCounts> }) {
  const { formatMessage } = useIntl();
  const countOf = (name: (typeof STATES)[number] | 'refunding') =>
    counts.state === 'ready' ? (counts.value[name] ?? 0) : 0;
  return (
    <nav aria-label={formatMessage(messages.orders)}>
      <ul className={styles.states}>
        {STATES.map((state) => (
          <li key={state}>
            <Link to={{ name: 'orders', state }} look="plain" className={styles.state}>
              <span className={styles.box}>{ICONS[state]}</span>
              <span>
                <FormattedMessage {...stateMessages[state]} /> <Count of={countOf(state)} />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ name: 'refunds' }} look="plain" className={styles.state}>
            <span className={styles.box}>
              <Icon path={REFUND} />
            </span>
            <span>
              <FormattedMessage {...messages.refunds} /> <Count of={countOf('refunding')} />
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const Count = ({ of }: { of: number }) =>
  of > 0 ? (
    <b className={styles.count}>
      <FormattedNumber value={of} />
    </b>
  ) : null;
