import type { Product } from '@shop/contracts';
import { isGone } from '../../data/outcome.ts';
import { isSameAlert, useRestockAlerts, type RestockAlert } from './restock-alerts.store.ts';
import { restockState } from './restock-state.ts';

/** A shopper who opens several pages and tabs asks the server once. */
const CHECK_INTERVAL_MS = 10 * 60_000;

export type Restocked = { alert: RestockAlert; product: Product };

/**
 * Asks the shop about the awaited parts, one after the other, and returns those that are back since the last time. A part
 * that sold out again is awaited again. What could not be asked stays as it was, and the next visit asks all again.
 * `now`: by the clock of this device.
 */
export async function checkAlerts(askProduct: (id: string) => Promise<Product>, now: number): Promise<Restocked[]> {
  const { alerts, checkedAt = -Infinity } = useRestockAlerts.getState();
  // A clock that was set back must not end the checks.
  if (alerts.length === 0 || Math.abs(now - checkedAt) < CHECK_INTERVAL_MS) return [];
  // Before the first answer, for tabs that open meanwhile.
  useRestockAlerts.setState({ checkedAt: now });
  const restocked: Restocked[] = [];
  for (const productId of new Set(alerts.map((alert) => alert.productId))) {
    try {
      restocked.push(...update(productId, await askProduct(productId)));
    } catch (problem) {
      if (isGone(problem)) update(productId, undefined);
      else useRestockAlerts.setState({ checkedAt: undefined });
    }
  }
  return restocked;
}

/** Stores what an answer says of the alerts of a product, and returns those that are back since the last time. */
function update(productId: string, product: Product | undefined): Restocked[] {
  const restocked: Restocked[] = [];
  // Read now, not before the request: the shopper may have removed one meanwhile.
  for (const alert of useRestockAlerts.getState().alerts.filter((one) => one.productId === productId)) {
    const isBack = restockState(product, alert.uniqueId) === 'back';
    if (isBack === Boolean(alert.isBack)) continue;
    if (isBack && product) restocked.push({ alert, product });
    useRestockAlerts.setState(({ alerts }) => ({
      alerts: alerts.map((one) => (isSameAlert(one, alert) ? { ...one, isBack } : one)),
    }));
  }
  return restocked;
}
