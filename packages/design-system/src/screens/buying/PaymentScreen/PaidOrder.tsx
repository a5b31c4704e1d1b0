import type { HeldCoupon, Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { StudMark } from '../../../elements/StudMark/StudMark.tsx';
import type { Loadable } from '../../../loadable.ts';
import { OrderAtAGlance } from '../OrderToPay/OrderToPay.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';

type PaidOrderProps = {
  order: Order;
  wonCoupons: Loadable<readonly HeldCoupon[]>;
  onCopy: ((number: string) => Promise<void> | void) | undefined;
};

const nextOf = ({ isPickUp, kind }: Order) => {
  if (isPickUp) return messages.pickUpText;
  return kind === 'presale' ? messages.presaleText : messages.paidText;
};

/** The order is paid: what was charged, what happens now, what came with it, and the ways on. */
export function PaidOrder({ order, wonCoupons, onCopy }: PaidOrderProps) {
  return (
    <section className={styles.paid}>
      <p className={styles.done} role="status">
        <StudMark state="done" />
        <span>
          <FormattedMessage {...messages.paidAmount} /> <Price fen={order.prices.toPay} size="large" />
        </span>
        <span className={styles.by}>{order.payWay}</span>
      </p>
      <OrderAtAGlance order={order} onCopy={onCopy} />
      <p className={styles.text}>
        <FormattedMessage {...nextOf(order)} />
      </p>
      {wonCoupons.state === 'ready' && wonCoupons.value.length > 0 ? <Won coupons={wonCoupons.value} /> : null}
      <div className={styles.on}>
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

function Won({ coupons }: { coupons: readonly HeldCoupon[] }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Notice tone="green" title={formatMessage(messages.won, { count: coupons.length })}>
      <ul>
        {coupons.map(({ id, title, from, amount, usableTo }) => (
          <li key={id} className={styles.coupon}>
            <span>
              {from > 0 ? (
                <FormattedMessage {...messages.wonFrom} values={{ title, from: money(from), amount: money(amount) }} />
              ) : (
                <FormattedMessage {...messages.wonAny} values={{ title, amount: money(amount) }} />
              )}
            </span>
            {usableTo === undefined ? null : (
              <span className={styles.by}>
                <FormattedMessage
                  {...messages.wonTo}
                  values={{ day: <DateTime key="day" moment={usableTo} style="date" /> }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
