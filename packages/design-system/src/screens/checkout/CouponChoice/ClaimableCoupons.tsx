import type { CouponOffer } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import type { Receiving } from '../../../commerce/coupon-receiving.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './CouponChoice.messages.ts';
import styles from './CouponChoice.module.css';
import { CouponTerms } from './CouponTerms.tsx';

export type ClaimableCouponsProps = {
  offers: readonly CouponOffer[];
  receiving: Readonly<Record<string, Receiving>>;
  onClaim: (id: string) => void;
};

/** The coupons that fit the order and can be claimed here, each with what became of its request. */
export function ClaimableCoupons({ offers, receiving, onClaim }: ClaimableCouponsProps) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.claims}>
      <h3 className={styles.claimsHead}>
        <FormattedMessage {...messages.claimable} />
      </h3>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.claim}>
            <CouponTerms coupon={offer} />
            <Button size="small" isBusy={receiving[offer.id]?.status === 'busy'} onClick={() => onClaim(offer.id)}>
              <FormattedMessage {...messages.claim} /> <VisuallyHidden>{offer.title}</VisuallyHidden>
            </Button>
            <Problem receiving={receiving[offer.id]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the coupon was not received, in the server's text, or that this is not known. */
function Problem({ receiving }: { receiving: Receiving | undefined }) {
  if (receiving?.status !== 'refused' && receiving?.status !== 'unknown') return null;
  return (
    <p role="alert" className={styles.claimProblem}>
      {receiving.status === 'refused' ? receiving.message : <FormattedMessage {...messages.claimUnknown} />}
    </p>
  );
}
