import { CouponsScreen } from '@shop/design-system/screens/coupons/CouponsScreen/CouponsScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toRowsLoadable } from '../../data/to-loadable.ts';
import { heldCouponsQuery } from '../../features/coupon/coupon.query.ts';
import { couponTabFrom } from '../../features/coupon/coupon-tab.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePages } from '../../data/use-pages.ts';
import { useCouponGoods } from './use-coupon-goods.ts';
import { withAccount } from './with-account.tsx';

function Coupons() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const tab = couponTabFrom(search);
  const { pages, more } = usePages(tab);
  const coupons = useQuery(heldCouponsQuery(tab, pages, language));
  const goods = useCouponGoods(coupons.data?.rows);
  return (
    <CouponsScreen
      tab={tab}
      coupons={toRowsLoadable(coupons)}
      goods={goods}
      hasMore={coupons.data?.hasMore ?? false}
      isLoadingMore={coupons.isPlaceholderData}
      onMore={more}
      onRetry={() => void coupons.refetch()}
    />
  );
}

export const CouponsRoute = withAccount(Coupons);
