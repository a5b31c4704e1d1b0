import type { CouponOffer } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './Coupons.messages.ts';
import styles from './Coupons.module.css';

export type CouponsProps = {
  /** Nothing is drawn while they are on their way, when they failed and when there are none: a product sells without. */
  list: Loadable<readonly CouponOffer[]>;
  /** Id of the one that is being received. */
  receiving?: string | undefined;
  onReceive: (id: string) => void;
  isMember: boolean;
};

/** How many the closed row names. */
const NAMED = 2;

/** Coupons for a product: a row that says what they take off, and opens. */
export function Coupons({ list, receiving, onReceive, isMember }: CouponsProps) {
  const offText = useOffText();
  if (list.state !== 'ready' || list.value.length === 0) return null;
  return (
    <details className={styles.coupons}>
      <summary>
        <b>
          <FormattedMessage {...messages.coupons} />
        </b>
        {list.value.slice(0, NAMED).map((coupon) => (
          <span key={coupon.id} className={styles.ticket}>
            {offText(coupon)}
          </span>
        ))}
        {list.value.length > NAMED ? <span className={styles.more}>+{list.value.length - NAMED}</span> : null}
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {list.value.map((coupon) => (
          <li key={coupon.id}>
            <span className={styles.words}>
              <b>{offText(coupon)}</b> {coupon.title}
              <Terms coupon={coupon} />
            </span>
            <Outcome
              coupon={coupon}
              isMember={isMember}
              isBusy={receiving === coupon.id}
              name={`${offText(coupon)} ${coupon.title}`}
              onReceive={onReceive}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function useOffText(): (coupon: CouponOffer) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return ({ amount, from }) =>
    formatMessage(from > 0 ? messages.offFrom : messages.off, { amount: money(amount), from: money(from) });
}

function Terms({ coupon: { scope, days, usableFrom, usableTo, left } }: { coupon: CouponOffer }) {
  return (
    <span className={styles.terms}>
      <span>
        <FormattedMessage {...messages[scope]} />
      </span>
      {days > 0 ? (
        <span>
          <FormattedMessage {...messages.days} values={{ days }} />
        </span>
      ) : null}
      {days === 0 && usableFrom !== undefined && usableTo !== undefined ? (
        <span>
          <FormattedMessage
            {...messages.dates}
            values={{
              from: <DateTime moment={usableFrom} style="day" />,
              to: <DateTime moment={usableTo} style="day" />,
            }}
          />
        </span>
      ) : null}
      {left !== undefined && left > 0 ? (
        <span>
          <FormattedMessage {...messages.left} values={{ left }} />
        </span>
      ) : null}
    </span>
  );
}

type OutcomeProps = Pick<CouponsProps, 'isMember' | 'onReceive'> & {
  coupon: CouponOffer;
  isBusy: boolean;
  name: string;
};

/** The button, or why there is none. */
function Outcome({ coupon, isMember, isBusy, name, onReceive }: OutcomeProps) {
  const isForOthers = coupon.scope === 'members' && !isMember;
  const why = coupon.isReceived
    ? messages.received
    : coupon.left === 0
      ? messages.gone
      : isForOthers
        ? messages.members
        : undefined;
  return (
    <span className={styles.outcome} role="status">
      {why ? (
        <span data-tone={coupon.isReceived ? 'green' : 'quiet'}>
          <FormattedMessage {...why} />
        </span>
      ) : (
        <Button size="small" isBusy={isBusy} onClick={() => onReceive(coupon.id)}>
          <FormattedMessage {...messages.receive} />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
}
