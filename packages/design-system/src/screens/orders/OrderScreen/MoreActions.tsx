import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { REFUND, STAR, TRASH } from '../../../elements/Icon/more-icons.ts';
import { actionsFor, type AvailableAction } from '../actions-for.ts';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import styles from './OrderScreen.module.css';

const ICONS: Partial<Record<AvailableAction, ReactNode>> = {
  buyAgain: <Icon name="cart" />,
  track: <Icon name="truck" />,
  review: <Icon path={STAR} />,
  refund: <Icon path={REFUND} />,
  refunds: <Icon path={REFUND} />,
  delete: <Icon path={TRASH} />,
};

/** The available actions of the order except the first, which its header shows. */
export function MoreActions({ order, actions }: { order: Order; actions: OrderActions }) {
  const [, ...others] = actionsFor(order, actions.unknownPayments?.has(order.number));
  if (others.length === 0) return null;
  return (
    <div className={styles.actions}>
      {others.map((action) => (
        <OrderActionButton
          key={action}
          action={action}
          orderNumber={order.number}
          actions={actions}
          icon={ICONS[action]}
        />
      ))}
    </div>
  );
}
