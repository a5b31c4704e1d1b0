import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { CopyNumber } from '../../../commerce/CopyNumber/CopyNumber.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { messages } from './OrderToPay.messages.ts';
import styles from './OrderToPay.module.css';

export type OrderToPayProps = {
  order: Order;
  /** The time to pay is over. */
  onTimeUp: () => void;
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** What is to be paid, for which parts, and how long there is. */
export function OrderToPay({ order, onTimeUp, onCopy, children }: OrderToPayProps) {
  return (
    <section className={styles.card}>
      <p className={styles.label}>
        <FormattedMessage {...messages.amount} />
      </p>
      <p className={styles.amount}>
        <Price fen={order.prices.toPay} size="large" />
      </p>
      <OrderAtAGlance order={order} onCopy={onCopy} />
      {order.cancelsAt === undefined ? null : (
        <p className={styles.clock}>
          <Icon name="clock" size={20} />
          <span>
            <FormattedMessage
              {...messages.timeLeft}
              values={{
                time: (
                  <b key="time">
                    <Countdown look="clock" until={order.cancelsAt} onEnd={onTimeUp} />
                  </b>
                ),
              }}
            />
          </span>
        </p>
      )}
      {children}
    </section>
  );
}

/** How many parts are shown; all are counted. */
const SHOWN = 6;

/** An order's number and its parts. */
export function OrderAtAGlance({ order, onCopy }: Pick<OrderToPayProps, 'order' | 'onCopy'>) {
  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.number} /> <CopyNumber number={order.number} onCopy={onCopy} />
      </p>
      <div className={styles.parts}>
        {order.lines.slice(0, SHOWN).map((line) => (
          <PartThumbnail key={line.id} line={line} size="small" ground="paper" />
        ))}
        <p className={styles.contents}>
          <FormattedMessage {...messages.contents} values={{ kinds: order.lines.length, pieces: order.pieces }} />
        </p>
      </div>
    </>
  );
}
