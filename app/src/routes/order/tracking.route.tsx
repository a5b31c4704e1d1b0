import { trackedNumber, TrackingScreen } from '@shop/design-system/screens/tracking';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { copying } from '../../copying.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery, trackingQuery } from '../../features/order/order.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useOrderActs } from './use-order-actions.ts';
import { inAccount } from './in-account.tsx';

function Tracking() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const parcel = search.get('parcel') ?? undefined;
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const tracking = useQuery(trackingQuery(order.data ? trackedNumber(order.data, parcel) : '', language));
  const acts = useOrderActs();
  return (
    <TrackingScreen
      {...copying()}
      order={toLoadable(order)}
      tracking={toLoadable(tracking)}
      acts={acts}
      onRetry={() => void Promise.all([order.refetch(), tracking.refetch()])}
      {...(parcel === undefined ? {} : { parcel })}
    />
  );
}

export const TrackingRoute = inAccount(Tracking);
