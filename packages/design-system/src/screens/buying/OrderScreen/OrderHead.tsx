import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/** Where the order stands, in our word and the shop's own sentence, and what to do now. */
export function OrderHead({ order, onCopy }: { order: Order; onCopy: ((number: string) => Promise<void> | void) | undefined }) {
  const isUnpaid = order.state === 'unpaid' && !order.isPaid;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          <FormattedMessage {...messages[order.state]} />
        </h1>
        {/* Until when to pay is said below, in the reader's own time and words. */}
        {order.stateMessage && !(isUnpaid && order.cancelsAt !== undefined) ? <p>{order.stateMessage}</p> : null}
        <p className={styles.facts}>
          <span>
            <FormattedMessage {...messages.number} /> <CopyNumber number={order.number} onCopy={onCopy} />
          </span>
          <span>
            <FormattedMessage {...messages.contents} values={{ kinds: order.lines.length, pieces: order.pieces }} />
          </span>
          {order.placedAt === undefined ? null : <DateTime moment={order.placedAt} style="date" />}
        </p>
        {isUnpaid && order.cancelsAt !== undefined ? (
          <p className={styles.until}>
            <FormattedMessage {...messages.payUntil} values={{ time: <DateTime key="time" moment={order.cancelsAt} style="minute" /> }} />
          </p>
        ) : null}
      </div>
      {isUnpaid ? (
        <span className={styles.action}>
          <ButtonLink to={{ name: 'payment', order: order.number }} look="main" size="large">
            <FormattedMessage {...messages.pay} />
          </ButtonLink>
        </span>
      ) : null}
    </header>
  );
}
