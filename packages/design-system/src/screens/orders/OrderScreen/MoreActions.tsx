import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { REFUND, STAR, TRASH } from '../../../elements/Icon/more-icons.ts';
import { actionsFor, type OrderAction } from '../actions-for.ts';
import type { OrderActs } from '../../../commerce/order-actions.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import styles from './OrderScreen.module.css';

const ICONS: Partial<Record<OrderAction, ReactNode>> = {
  again: <Icon name="cart" />,
  track: <Icon name="truck" />,
  review: <Icon path={STAR} />,
  refund: <Icon path={REFUND} />,
  refunds: <Icon path={REFUND} />,
  delete: <Icon path={TRASH} />,
};

/** What else can be done with the order, besides what its head offers. */
export function MoreActions({ order, acts }: { order: Order; acts: OrderActs }) {
  const [, ...others] = actionsFor(order);
  if (others.length === 0) return null;
  return (
    <div className={styles.actions}>
      {others.map((action) => (
        <OrderActionButton key={action} action={action} orderNumber={order.number} acts={acts} icon={ICONS[action]} />
      ))}
    </div>
  );
}
