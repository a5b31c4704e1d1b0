import type { CouponOffer } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { couponName } from '../../../commerce/CouponTicket/coupon-name.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './Coupons.messages.ts';
import styles from './Coupons.module.css';

export type CouponsProps = {
  /** Nothing is rendered while they load or when there are none: the product can be bought without. */
  list: Loadable<readonly CouponOffer[]>;
  /** Id of the coupon that is being received. */
  receiving?: string | undefined;
  onReceive: (id: string) => void;
  isMember: boolean;
  /** Loads them again after a failure. */
  onRetry?: (() => void) | undefined;
};

/** How many coupons the collapsed row shows. */
const MAX_SUMMARY = 2;

/** Coupons for a product: a collapsible row that shows their discounts. */
export const Coupons = memo(function Coupons({ list, receiving, onReceive, isMember, onRetry }: CouponsProps) {
  const discountText = useDiscountText();
  if (list.state === 'failed')
    return (
      <PartFailed failure={list.failure} onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </PartFailed>
    );
  if (list.state !== 'ready' || list.value.length === 0) return null;
  return (
    <details className={styles.coupons}>
      <summary>
        <b>
          <FormattedMessage {...messages.coupons} />
        </b>
        {list.value.slice(0, MAX_SUMMARY).map((coupon) => (
          <span key={coupon.id} className={styles.ticket}>
            {discountText(coupon)}
          </span>
        ))}
        {list.value.length > MAX_SUMMARY ? (
          <span className={styles.more}>+{list.value.length - MAX_SUMMARY}</span>
        ) : null}
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul>
        {list.value.map((coupon) => (
          <li key={coupon.id}>
            <span className={styles.text}>
              <b>{discountText(coupon)}</b> {couponName(coupon.title)}
              <Terms coupon={coupon} />
            </span>
            <Outcome
              coupon={coupon}
              isMember={isMember}
              isBusy={receiving === coupon.id}
              name={`${discountText(coupon)} ${coupon.title}`}
              onReceive={onReceive}
            />
          </li>
        ))}
      </ul>
    </details>
  );
});

function useDiscountText(): (coupon: CouponOffer) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return ({ amount, from }) =>
    formatMessage(from > 0 ? messages.offFrom : messages.off, { amount: money(amount), from: money(from) });
}

function Terms({ coupon: { scope, days, usableFrom, usableTo, left } }: { coupon: CouponOffer }) {
  return (
    <span className={styles.terms}>
      {scope ? (
        <span>
          <FormattedMessage {...messages[scope]} />
        </span>
      ) : null}
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

function whyNotReceivable(coupon: CouponOffer, isMember: boolean): MessageDescriptor | undefined {
  if (coupon.isReceived) return messages.received;
  if (coupon.left === 0) return messages.gone;
  return coupon.scope === 'members' && !isMember ? messages.members : undefined;
}

type OutcomeProps = Pick<CouponsProps, 'isMember' | 'onReceive'> & {
  coupon: CouponOffer;
  isBusy: boolean;
  name: string;
};

/** The button that receives the coupon, or why there is none. */
function Outcome({ coupon, isMember, isBusy, name, onReceive }: OutcomeProps) {
  const reason = whyNotReceivable(coupon, isMember);
  return (
    <span className={styles.outcome} role="status">
      {reason ? (
        <span data-tone={coupon.isReceived ? 'green' : 'quiet'}>
          <FormattedMessage {...reason} />
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
