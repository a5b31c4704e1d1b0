import { CouponCentreScreen } from '@shop/design-system/screens/coupons/CouponCentreScreen/CouponCentreScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { couponOffersQuery } from '../../features/coupon/coupon.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { useCouponGoods } from './use-coupon-goods.ts';
import { useCouponReceiving } from './use-coupon-receiving.ts';
import { withAccount } from './with-account.tsx';

function CouponCentre() {
  const offers = useQuery(couponOffersQuery(useLanguage()));
  const isMember = useSession(({ user }) => user?.isMember);
  const goods = useCouponGoods(offers.data);
  const { receiving, onReceive } = useCouponReceiving();
  return (
    <CouponCentreScreen
      offers={toLoadable(offers)}
      goods={goods}
      receiving={receiving}
      isMember={isMember}
      onReceive={onReceive}
      onRetry={() => void offers.refetch()}
    />
  );
}

export const CouponCentreRoute = withAccount(CouponCentre);
