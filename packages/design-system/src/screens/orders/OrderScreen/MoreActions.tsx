import type { Order } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PRINTER } from '../../../elements/Icon/list-icons.ts';
import { REFUND, STAR, TRASH } from '../../../elements/Icon/more-icons.ts';
import { actionsFor, type AvailableAction } from '../actions-for.ts';
import type { OrderActions } from '../../../commerce/order-actions.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

const ICONS: Partial<Record<AvailableAction, ReactNode>> = {
  buyAgain: <Icon name="cart" />,
  track: <Icon name="truck" />,
  review: <Icon path={STAR} />,
  refund: <Icon path={REFUND} />,
  refunds: <Icon path={REFUND} />,
  delete: <Icon path={TRASH} />,
};

/** The available actions of the order except the first, which its header shows, and its checklist. */
export function MoreActions({ order, actions }: { order: Order; actions: OrderActions }) {
  const [, ...others] = actionsFor(order, actions.unknownPayments?.has(order.number));
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
      <ButtonLink to={{ name: 'order', order: order.number, view: 'checklist' }} icon={<Icon path={PRINTER} />}>
        <FormattedMessage {...messages.checklist} />
      </ButtonLink>
    </div>
  );
}
