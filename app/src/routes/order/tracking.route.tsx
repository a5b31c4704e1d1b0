import { trackedNumber, TrackingScreen } from '@shop/design-system/screens/orders/TrackingScreen/TrackingScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { orderQuery, trackingQuery } from '../../features/order/order.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useOrderActions } from './use-order-actions.ts';
import { withAccount } from '../account/with-account.tsx';

function Tracking() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const parcel = search.get('parcel') ?? undefined;
  const order = useQuery(orderQuery(search.get('orderId') ?? '', language));
  const tracking = useQuery(trackingQuery(order.data ? trackedNumber(order.data, parcel) : '', language));
  const actions = useOrderActions({ orders: order.data && [order.data] });
  return (
    <TrackingScreen
      onCopy={clipboardWriter()}
      order={toLoadable(order)}
      tracking={toLoadable(tracking)}
      actions={actions}
      onRetry={() => void Promise.all([order.refetch(), tracking.refetch()])}
      parcel={parcel}
    />
  );
}

export const TrackingRoute = withAccount(Tracking);
