import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { StudMark } from '../../../elements/StudMark/StudMark.tsx';
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx';
import { PartsOfOrder } from './PartsOfOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';

/** The order is paid: what happens now, and the ways on. */
export function PaidOrder({ order, onCopy }: { order: Order; onCopy?: ((number: string) => Promise<void> | void) | undefined }) {
  return (
    <section className={styles.card} data-tone="done">
      <p className={styles.done} role="status">
        <StudMark state="done" />
        <span>
          <FormattedMessage {...messages.paidAmount} /> <Price fen={order.prices.toPay} size="large" />
        </span>
      </p>
      <p className={styles.facts}>
        <FormattedMessage {...messages.number} /> <CopyNumber number={order.number} onCopy={onCopy} />
      </p>
      <PartsOfOrder lines={order.lines} />
      <p className={styles.text}>
        <FormattedMessage {...messages.paidText} />
      </p>
      <div className={styles.ways}>
        <ButtonLink to={{ name: 'order', order: order.number }} look="main" size="large">
          <FormattedMessage {...messages.toOrder} />
        </ButtonLink>
        <ButtonLink to={{ name: 'parts' }} size="large">
          <FormattedMessage {...messages.toParts} />
        </ButtonLink>
      </div>
    </section>
  );
}
