import type { HeldCoupon, Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { CouponTicket } from '../../../commerce/CouponTicket/CouponTicket.tsx';
import { PaidCard } from '../../../commerce/PaidCard/PaidCard.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import type { Loadable } from '../../../loadable.ts';
import { OrderSummary } from '../PaymentSummary/PaymentSummary.tsx';
import { messages } from './PaymentScreen.messages.ts';
import styles from './PaymentScreen.module.css';

type PaidOrderProps = {
  order: Order;
  earnedCoupons: Loadable<readonly HeldCoupon[]>;
  onCopy: ((number: string) => Promise<void> | void) | undefined;
};

const nextOf = ({ isPickUp, kind }: Order) => {
  if (isPickUp) return messages.pickUpText;
  return kind === 'presale' ? messages.presaleText : messages.paidText;
};

/** A paid order: the amount, the next step, earned coupons and links. */
export function PaidOrder({ order, earnedCoupons, onCopy }: PaidOrderProps) {
  return (
    <PaidCard
      label={<FormattedMessage {...messages.paidAmount} />}
      amount={order.prices.toPay}
      payWay={order.payWay}
      links={
        <>
          <MainLink to={{ name: 'order', order: order.number }} text={messages.toOrder} />
          <ButtonLink to={{ name: 'parts' }} size="large">
            <FormattedMessage {...messages.toParts} />
          </ButtonLink>
        </>
      }
    >
      <OrderSummary order={order} onCopy={onCopy} />
      <p className={styles.text}>
        <FormattedMessage {...nextOf(order)} />
      </p>
      {earnedCoupons.state === 'ready' && earnedCoupons.value.length > 0 ? (
        <EarnedCoupons coupons={earnedCoupons.value} />
      ) : null}
    </PaidCard>
  );
}

function EarnedCoupons({ coupons }: { coupons: readonly HeldCoupon[] }) {
  const money = useMoney();
  return (
    <div className={styles.earned}>
      <div className={styles.earnedHead}>
        <b>
          <FormattedMessage {...messages.earned} values={{ count: coupons.length }} />
        </b>
        <Link to={{ name: 'coupons' }}>
          <FormattedMessage {...messages.toCoupons} />
        </Link>
      </div>
      <ul className={styles.coupons}>
        {coupons.map(({ id, title, from, amount, usableTo }) => (
          <li key={id}>
            <CouponTicket
              amount={amount}
              from={
                <FormattedMessage
                  {...(from > 0 ? messages.earnedFrom : messages.earnedAny)}
                  values={{ from: money(from) }}
                />
              }
              title={title}
              tone="live"
              terms={
                usableTo === undefined ? null : (
                  <span>
                    <FormattedMessage
                      {...messages.earnedTo}
                      values={{ day: <DateTime key="day" moment={usableTo} style="date" /> }}
                    />
                  </span>
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
