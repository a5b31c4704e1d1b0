import type { HeldCoupon } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { CouponTab } from '../../../places/places.ts';
import type { CouponGoods } from '../coupon-goods.ts';
import { CouponHead } from '../CouponHead.tsx';
import { CouponsSkeleton } from '../CouponsSkeleton.tsx';
import { messages } from './CouponsScreen.messages.ts';
import styles from './CouponsScreen.module.css';
import { HeldCoupons } from './HeldCoupons.tsx';
import { NoCoupons } from './NoCoupons.tsx';

export type CouponsScreenProps = {
  tab: CouponTab;
  /** The coupons of the tab in the server's order, page by page. */
  coupons: Loadable<readonly HeldCoupon[]>;
  goods: CouponGoods;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** The shopper's coupons: those that can be used, and those that are used or expired. */
export function CouponsScreen({ tab, coupons, goods, hasMore, isLoadingMore, onMore, onRetry }: CouponsScreenProps) {
  return (
    <AccountFrame current="coupons" isWaiting={coupons.state === 'loading'}>
      <CouponHead current={tab} />
      <p role="status" className={styles.total}>
        {coupons.state === 'ready' && coupons.value.length > 0 ? (
          <FormattedMessage {...(hasMore ? messages.shown : messages.total)} values={{ count: coupons.value.length }} />
        ) : null}
      </p>
      <WhenReady of={coupons} skeleton={<CouponsSkeleton />} onRetry={onRetry}>
        {(held) =>
          held.length === 0 ? (
            <NoCoupons tab={tab} />
          ) : (
            <>
              <HeldCoupons coupons={held} goods={goods} />
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
                <FormattedMessage {...messages.more} />
              </MoreButton>
            </>
          )
        }
      </WhenReady>
    </AccountFrame>
  );
}
