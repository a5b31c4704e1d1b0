import { RestockButton } from '@shop/design-system/screens/catalogue/RestockButton/RestockButton';
import {
  addAlert,
  isSameAlert,
  MAX_ALERTS,
  removeAlert,
  useRestockAlerts,
  type RestockAlert as Alert,
} from '../../features/restock/restock-alerts.store.ts';
import { useMessageAreas } from '../../language/use-message-areas.ts';

const AREAS = ['restock'] as const;

/** The button that sets a back-in-stock alert for a part in a colour. Throws while rendering without its messages. */
export function RestockAlert({ of }: { of: Alert }) {
  const { alerts } = useRestockAlerts();
  const hasMessages = useMessageAreas(AREAS);
  const isSet = alerts.some((one) => isSameAlert(one, of));
  const free = alerts.length < MAX_ALERTS ? 'none' : 'full';
  return hasMessages ? (
    <RestockButton
      alert={isSet ? 'set' : free}
      most={MAX_ALERTS}
      onSet={() => addAlert(of)}
      onCancel={() => removeAlert(of)}
    />
  ) : null;
}
