import type { CouponOffer } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { couponMessages } from '../coupon.messages.ts';
import type { CouponGoods } from '../coupon-goods.ts';
import list from '../coupon-list.module.css';
import { CouponHead } from '../CouponHead.tsx';
import { CouponsSkeleton } from '../CouponsSkeleton.tsx';
import { messages } from './CouponCentreScreen.messages.ts';
import styles from './CouponCentreScreen.module.css';
import { CouponOfferCard } from './CouponOfferCard.tsx';
import type { Receiving } from '../../../commerce/coupon-receiving.ts';

export type CouponCentreScreenProps = {
  /** In the server's order. */
  offers: Loadable<readonly CouponOffer[]>;
  goods: CouponGoods;
  /** By id of the coupon: what became of the last request to receive it. */
  receiving: Readonly<Record<string, Receiving>>;
  /** Absent while it is unknown. */
  isMember?: boolean | undefined;
  onReceive: (id: string) => void;
  onRetry: () => void;
};

/** The coupons that can be received. */
export function CouponCentreScreen({
  offers,
  goods,
  receiving,
  isMember,
  onReceive,
  onRetry,
}: CouponCentreScreenProps) {
  return (
    <AccountFrame current="coupons" isWaiting={offers.state === 'loading'}>
      <CouponHead current="centre" />
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <WhenReady of={offers} skeleton={<CouponsSkeleton />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <NoOffers />
          ) : (
            <ul className={`${list.list} ${list.offers}`}>
              {all.map((offer) => (
                <li key={offer.id}>
                  <CouponOfferCard
                    offer={offer}
                    goods={goods}
                    receiving={receiving[offer.id]}
                    isMember={isMember}
                    onReceive={onReceive}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </WhenReady>
    </AccountFrame>
  );
}

function NoOffers() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={<MainLink to={{ name: 'parts' }} text={couponMessages.toParts} />}
    />
  );
}
