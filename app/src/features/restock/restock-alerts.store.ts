import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** A part in a colour that a shopper waits for; '' for a part with a single variant. `isBack`: the note was shown. */
export type RestockAlert = { productId: string; uniqueId: string; isBack?: boolean | undefined };
/** `checkedAt`: when all of them were last asked, by the clock of this device. */
type RestockAlerts = { alerts: readonly RestockAlert[]; checkedAt?: number | undefined };

/** Each part is asked with a request of its own. */
export const MAX_ALERTS = 30;

const isAlert = (value: unknown): value is RestockAlert =>
  isRecord(value) &&
  /^\d{1,18}$/.test(String(value.productId)) &&
  isText(value.productId) &&
  isText(value.uniqueId) &&
  (value.isBack === undefined || typeof value.isBack === 'boolean');

/** The back-in-stock alerts of this browser, newest first. Sign-out removes them. */
export const useRestockAlerts = createPersistedStore<RestockAlerts>(
  'restockAlerts',
  { alerts: [] },
  (stored) =>
    isRecord(stored) && Array.isArray(stored.alerts)
      ? {
          alerts: stored.alerts.filter(isAlert).slice(0, MAX_ALERTS),
          checkedAt: Number.isFinite(stored.checkedAt) ? Number(stored.checkedAt) : undefined,
        }
      : undefined,
  'browser',
);

/** Other tabs change them, too. */
addEventListener('storage', () => void useRestockAlerts.persist.rehydrate());

export const isSameAlert = (one: RestockAlert, other: RestockAlert): boolean =>
  one.productId === other.productId && one.uniqueId === other.uniqueId;

/** Adds an alert as the newest one; nothing when there are as many as can be. */
export function addAlert({ productId, uniqueId }: RestockAlert): void {
  const alert = { productId, uniqueId };
  useRestockAlerts.setState(({ alerts }) => {
    const others = alerts.filter((one) => !isSameAlert(one, alert));
    return others.length < MAX_ALERTS ? { alerts: [alert, ...others] } : { alerts };
  });
}

export const removeAlert = (alert: RestockAlert): void =>
  useRestockAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((one) => !isSameAlert(one, alert)) }));
