import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { CopyNumber } from '../CopyNumber/CopyNumber.tsx';
import { BalancePayment } from './BalancePayment.tsx';
import { PartsOfOrder } from './PartsOfOrder.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';
import type { PaymentScreenProps } from './PaymentScreen.tsx';

type UnpaidOrderProps = Omit<PaymentScreenProps, 'order'> & { order: Order };

const bold = (text: ReactNode[]) => <b>{text}</b>;

/** The amount, how long there is, and the way to pay. */
export function UnpaidOrder({ order, balance, paying, outcome, failure, now, onPayByBalance, onRetry, onCopy }: UnpaidOrderProps) {
  return (
    <div className={styles.columns}>
      <section className={styles.card}>
        <p className={styles.label}>
          <FormattedMessage {...messages.amount} />
        </p>
        <p className={styles.amount}>
          <Price fen={order.prices.toPay} size="large" />
        </p>
        <p className={styles.facts}>
          <FormattedMessage {...messages.number} /> <CopyNumber number={order.number} onCopy={onCopy} />
        </p>
        <PartsOfOrder lines={order.lines} />
        {order.cancelsAt === undefined ? null : (
          <p className={styles.clock}>
            <Icon name="clock" size={20} />
            <span role="timer">
              <FormattedMessage {...messages.timeLeft} values={{ time: timeLeft(order.cancelsAt - now), b: bold }} />
            </span>
          </p>
        )}
      </section>
      <section className={styles.way}>
        <h2>
          <FormattedMessage {...messages.byBalance} />
        </h2>
        <WhenReady of={balance} skeleton={<Skeleton shape="block" height="1.6rem" />} onRetry={onRetry}>
          {(fen) => <BalancePayment balance={fen} toPay={order.prices.toPay} cancelsAt={order.cancelsAt} paying={paying} outcome={outcome} failure={failure} onPay={onPayByBalance} />}
        </WhenReady>
      </section>
    </div>
  );
}

/** Milliseconds as `29:30`, or `1:05:00` from an hour on. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
