import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { OrderNumber } from '../../../commerce/OrderNumber/OrderNumber.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { PaymentDeadline } from '../../../commerce/PaymentDeadline/PaymentDeadline.tsx';
import { messages } from './PaymentSummary.messages.ts';
import styles from './PaymentSummary.module.css';

export type PaymentSummaryProps = {
  order: Order;
  /** Called when the payment deadline has passed. */
  onTimeUp: () => void;
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
  /** Further actions on the order. */
  children?: ReactNode;
};

/** The amount to pay, the parts, and the time left. */
export function PaymentSummary({ order, onTimeUp, onCopy, children }: PaymentSummaryProps) {
  return (
    <section className={styles.card}>
      <p className={styles.label}>
        <FormattedMessage {...messages.amount} />
      </p>
      <p className={styles.amount}>
        <Price fen={order.prices.toPay} size="large" />
      </p>
      <OrderSummary order={order} onCopy={onCopy} />
      {order.cancelsAt === undefined ? null : (
        <div className={styles.deadline}>
          <PaymentDeadline until={order.cancelsAt} message={messages.timeLeft} onEnd={onTimeUp} />
        </div>
      )}
      {children}
    </section>
  );
}

/** How many parts are shown; the count includes all. */
const MAX_PICTURES = 6;

/** The number and the parts of an order. */
export function OrderSummary({ order, onCopy }: Pick<PaymentSummaryProps, 'order' | 'onCopy'>) {
  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.number} /> <OrderNumber number={order.number} onCopy={onCopy} />
      </p>
      <div className={styles.parts}>
        {order.lines.slice(0, MAX_PICTURES).map((line) => (
          <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
        ))}
        <p className={styles.contents}>
          <FormattedMessage {...messages.contents} values={{ kinds: order.lines.length, pieces: order.pieces }} />
        </p>
      </div>
    </>
  );
}
