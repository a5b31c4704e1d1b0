import type { Fen } from '@shop/contracts';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './CouponChoice.messages.ts';
import styles from './CouponChoice.module.css';
import { bestCoupon, unusableReason, type CouponChoices } from './coupon-choices.ts';
import { CouponTerms } from './CouponTerms.tsx';

export type CouponChoiceProps = {
  coupons: Loadable<CouponChoices>;
  /** Id of the chosen coupon; '' for none. */
  chosen: string;
  /** Total of the goods, which decides whether a coupon applies. */
  goods: Fen;
  onChoose: (id: string) => void;
  onRetry: () => void;
};

/** The coupons that apply to the order, one or none to choose, and why the others do not apply. */
export function CouponChoice({ coupons, chosen, goods, onChoose, onRetry }: CouponChoiceProps) {
  const heading = useId();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 id={heading}>
          <FormattedMessage {...messages.heading} />
        </h2>
        {coupons.state === 'ready' ? (
          <span className={styles.quiet} aria-live="polite">
            <Summary {...coupons.value} chosen={chosen} />
          </span>
        ) : null}
      </div>
      <WhenReady of={coupons} skeleton={<CardsSkeleton />} onRetry={onRetry}>
        {(choices) =>
          choices.fitting.length + choices.others.length > 0 ? (
            <Cards {...choices} heading={heading} chosen={chosen} goods={goods} onChoose={onChoose} />
          ) : null
        }
      </WhenReady>
    </section>
  );
}

function Summary({ fitting, others, chosen }: CouponChoices & { chosen: string }) {
  if (fitting.length === 0)
    return <FormattedMessage {...(others.length > 0 ? messages.noneApplies : messages.empty)} />;
  return (
    <FormattedMessage
      {...(bestCoupon(fitting)?.id === chosen ? messages.best : messages.usable)}
      values={{ count: fitting.length }}
    />
  );
}

/** How many of the other coupons are shown before the rest is collapsed; a single further one is shown too. */
const MAX_COLLAPSED = 3;

function Cards({
  fitting,
  others,
  heading,
  chosen,
  goods,
  onChoose,
}: CouponChoices & Pick<CouponChoiceProps, 'chosen' | 'goods' | 'onChoose'> & { heading: string }) {
  const group = useId();
  const now = useShopClock()();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded || others.length <= MAX_COLLAPSED + 1 ? others : others.slice(0, MAX_COLLAPSED);
  return (
    <>
      <div role="radiogroup" aria-labelledby={heading} className={styles.cards}>
        {fitting.map((coupon) => (
          <ChoiceCard
            key={coupon.id}
            name={group}
            value={coupon.id}
            isChosen={coupon.id === chosen}
            onChoose={onChoose}
          >
            <CouponTerms coupon={coupon} />
          </ChoiceCard>
        ))}
        {fitting.length > 0 ? (
          <ChoiceCard name={group} value="" isChosen={chosen === ''} onChoose={onChoose}>
            <span className={styles.coupon}>
              <b>
                <FormattedMessage {...messages.without} />
              </b>
              <span className={styles.quiet}>
                <FormattedMessage {...messages.withoutText} />
              </span>
            </span>
          </ChoiceCard>
        ) : null}
        {shown.map((coupon) => (
          <ChoiceCard key={coupon.id} name={group} value={coupon.id} isChosen={false} disabled onChoose={onChoose}>
            <CouponTerms coupon={coupon} reason={unusableReason(coupon, goods, now)} />
          </ChoiceCard>
        ))}
      </div>
      {shown.length < others.length ? (
        <Button look="text" className={styles.more} onClick={() => setExpanded(true)}>
          <FormattedMessage {...messages.others} values={{ count: others.length - shown.length }} />
        </Button>
      ) : null}
    </>
  );
}

const CardsSkeleton = () => (
  <div className={styles.cards}>
    <Skeleton shape="block" height="0.72rem" />
    <Skeleton shape="block" height="0.72rem" />
  </div>
);
