import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CouponTicket } from '../../../commerce/CouponTicket/CouponTicket.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { placeOf, type CouponGoods } from '../coupon-goods.ts';
import { CouponDetails } from './CouponDetails.tsx';
import { messages } from './CouponCard.messages.ts';
import styles from './CouponCard.module.css';
import { Scope, Threshold, Validity, type ShownCoupon } from './CouponWords.tsx';

export type CouponCardProps = {
  coupon: ShownCoupon;
  goods: CouponGoods;
  tone: 'live' | 'over';
  /** A word beside the title. */
  tag?: ReactNode;
  /** A line below the terms, such as how many are left. */
  more?: ReactNode;
  /** Whether the coupon can be used now; then a link leads to its goods. */
  isUsable: boolean;
  /** Beside the link, such as a button that receives the coupon. */
  action?: ReactNode;
  /** What became of an action or of the coupon. */
  outcome?: ReactNode;
};

/** A coupon with its terms, how to use it unless it is over, and what can be done with it. */
export function CouponCard({ coupon, goods, tone, tag, more, isUsable, action, outcome }: CouponCardProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const foot = (
    <div className={styles.foot}>
      <button
        type="button"
        className={styles.howTo}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...messages.howTo} /> <VisuallyHidden>{coupon.title}</VisuallyHidden>
        <Icon name="chevronDown" size={16} />
      </button>
      <span className={styles.actions}>
        {action}
        {isUsable ? <Use coupon={coupon} goods={goods} isOpen={isOpen} onChoose={() => setOpen(!isOpen)} /> : null}
      </span>
    </div>
  );
  return (
    <CouponTicket
      amount={coupon.amount}
      from={<Threshold from={coupon.from} />}
      title={coupon.title}
      tone={tone}
      tag={tag}
      terms={
        <>
          <span>
            <Scope coupon={coupon} goods={goods} />
          </span>
          <span>
            <Validity coupon={coupon} />
          </span>
          {more}
        </>
      }
      foot={
        <>
          {tone === 'live' ? foot : null}
          {outcome}
        </>
      }
    >
      {isOpen ? (
        <div id={details}>
          <CouponDetails coupon={coupon} goods={goods} />
        </div>
      ) : null}
    </CouponTicket>
  );
}

type UseProps = Pick<CouponCardProps, 'coupon' | 'goods'> & { isOpen: boolean; onChoose: () => void };

/** Leads to the goods of a coupon; to several by opening their links. */
function Use({ coupon, goods, isOpen, onChoose }: UseProps) {
  const place = placeOf(coupon, goods);
  const label = (
    <>
      <FormattedMessage {...messages.use} /> <VisuallyHidden>{coupon.title}</VisuallyHidden>
    </>
  );
  return place === 'several' ? (
    <Button aria-expanded={isOpen} onClick={onChoose}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={place}>{label}</ButtonLink>
  );
}
