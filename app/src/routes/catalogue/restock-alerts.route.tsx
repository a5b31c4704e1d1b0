import { loading, ready, useToast } from '@shop/design-system';
import { restockText } from '@shop/design-system/screens/parts-list/restock-text.ts';
import { RestockScreen, type Awaited } from '@shop/design-system/screens/parts-list/RestockScreen/RestockScreen';
import { toFailure } from '../../data/call-error.ts';
import { offerOf } from '../../features/cart/guest-line.ts';
import {
  MAX_ALERTS,
  removeAlert,
  useRestockAlerts,
  type RestockAlert,
} from '../../features/restock/restock-alerts.store.ts';
import { restockState } from '../../features/restock/restock-state.ts';
import { useMessages } from '../../language/messages.store.ts';
import { useGuestProducts, type GuestLineView } from '../cart/use-guest-products.ts';

/** The back-in-stock alerts of this browser, with what the shop says of their parts now. */
export function RestockAlertsRoute() {
  const { alerts } = useRestockAlerts();
  const toast = useToast();
  const { views, isPending, problem, retry } = useGuestProducts(alerts.map((alert) => ({ ...alert, quantity: 1 })));
  const restore = (before: readonly RestockAlert[]) => useRestockAlerts.setState({ alerts: before });
  const remove = (id: string, name: string) => {
    const alert = alerts.find((one) => offerOf(one) === id);
    if (!alert) return;
    removeAlert(alert);
    const text = restockText(useMessages.getState());
    toast({ text: text.removed(name), action: { label: text.undo, onAction: () => restore(alerts) } });
  };
  const asked = () => {
    if (isPending) return loading;
    if (problem && views.every(({ shown }) => !shown)) return { state: 'failed', failure: toFailure(problem) } as const;
    return ready(views.map(toAwaited));
  };
  return <RestockScreen alerts={asked()} most={MAX_ALERTS} onRetry={retry} onRemove={remove} />;
}

const toAwaited = ({ line, product, shown }: GuestLineView): Awaited => ({
  id: offerOf(line),
  productId: line.productId,
  line: shown,
  state: shown ? restockState(product, line.uniqueId) : 'unread',
});
