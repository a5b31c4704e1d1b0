import type { CartLine, CouponOffer, Fen } from '@shop/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed, type FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Receiving } from '../../../commerce/coupon-receiving.ts';
import { claimableCoupons, isOfOffer } from './claimable-coupons.ts';
import { ClaimableCoupons } from './ClaimableCoupons.tsx';
import { messages } from './CouponChoice.messages.ts';
import styles from './CouponChoice.module.css';
import { bestCoupon, unusableReason, type CouponChoices } from './coupon-choices.ts';
import { CouponTerms } from './CouponTerms.tsx';

/** Coupons that can be received, and what became of the requests by their ids. */
export type CouponClaiming = {
  /** All that the shop offers; shown are those that fit the order. */
  offers: readonly CouponOffer[];
  receiving: Readonly<Record<string, Receiving>>;
  /** Absent while it is unknown. */
  isMember: boolean | undefined;
  onClaim: (id: string) => void;
};

export type CouponChoiceProps = {
  coupons: Loadable<CouponChoices>;
  /** Id of the chosen coupon; '' for none. */
  chosen: string;
  /** Total of the goods, which decides whether a coupon applies. */
  goods: Fen;
  /** The lines of the order. */
  lines: readonly CartLine[];
  /** Absent until the offers are loaded. */
  claiming?: CouponClaiming | undefined;
  /** Where they could not be loaded. */
  failedClaims?: FailedPart | undefined;
  onChoose: (id: string) => void;
  onRetry: () => void;
};

/** The coupons that apply to the order, one or none to choose, and why the others do not apply. */
export function CouponChoice({ coupons, chosen, goods, lines, claiming, failedClaims, ...props }: CouponChoiceProps) {
  const { onChoose, onRetry } = props;
  const heading = useId();
  const section = useFocusAfterClaim(claiming);
  return (
    <section ref={section} className={styles.part}>
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
      {claiming && coupons.state === 'ready' ? <Claims {...claiming} lines={lines} held={coupons.value} /> : null}
      {failedClaims && coupons.state === 'ready' ? (
        <PartFailed {...failedClaims}>
          <FormattedMessage {...messages.claimsFailed} />
        </PartFailed>
      ) : null}
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

/** Moves the focus to the chosen coupon when the button that claimed it is gone. */
function useFocusAfterClaim(claiming: CouponClaiming | undefined) {
  const section = useRef<HTMLElement>(null);
  const received = Object.values(claiming?.receiving ?? {}).filter(({ status }) => status === 'received').length;
  useEffect(() => {
    if (received === 0 || document.activeElement !== document.body) return;
    const chosen = section.current?.querySelector<HTMLElement>('input:checked');
    chosen?.focus();
    chosen?.closest('label')?.scrollIntoView?.({ block: 'nearest' });
  }, [received]);
  return section;
}

function Claims({
  lines,
  held,
  ...claiming
}: CouponClaiming & Pick<CouponChoiceProps, 'lines'> & { held: CouponChoices }) {
  const now = useShopClock()();
  const { offers, receiving, onClaim } = claiming;
  const claimable = claimableCoupons(offers, { ...claiming, lines, held, now });
  const useless = offers.filter(
    (offer) => receiving[offer.id]?.status === 'received' && !held.fitting.some((coupon) => isOfOffer(coupon, offer)),
  );
  return (
    <>
      <ClaimableCoupons offers={claimable} receiving={receiving} onClaim={onClaim} />
      <div role="status" className={styles.claimed}>
        {useless.map(({ id, title }) => (
          <p key={id} className={styles.quiet}>
            <FormattedMessage {...messages.claimedNotFitting} values={{ title }} />
          </p>
        ))}
      </div>
    </>
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
