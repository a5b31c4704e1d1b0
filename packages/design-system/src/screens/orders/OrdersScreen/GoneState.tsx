import { FormattedMessage } from 'react-intl';
import { OrderStatusLabel } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './OrdersScreen.messages.ts';
import type { GoneOrders } from './OrdersScreen.tsx';
import styles from './OrdersScreen.module.css';

/** What became of an order that has left the list while it is shown. */
export function GoneState({ gone }: { gone: GoneOrders[string] }) {
  if (gone === 'cancelled') return <OrderStatusLabel order={{ state: 'cancelled', isPickUp: false }} />;
  if (gone === 'deleted')
    return (
      <StatusLabel tone="plain" icon={{ path: TRASH }}>
        <FormattedMessage {...messages.deleted} />
      </StatusLabel>
    );
  return (
    <>
      <StatusLabel tone="plain" icon={{ name: 'info' }}>
        <FormattedMessage {...messages.moved} />
      </StatusLabel>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.movedText} />
      </p>
    </>
  );
}
