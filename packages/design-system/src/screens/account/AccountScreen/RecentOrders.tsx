import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './AccountScreen.messages.ts';
import styles from './AccountScreen.module.css';
import { RecentOrder } from './RecentOrder.tsx';

const MAX_ORDERS = 3;

/** The newest orders. The first one that waits for payment has the main action of the page. */
export function RecentOrders({ orders, onRetry }: { orders: Loadable<readonly Order[]>; onRetry: () => void }) {
  return (
    <section className={styles.recent}>
      <div className={styles.recentHead}>
        <h2>
          <FormattedMessage {...messages.recent} />
        </h2>
        <Link to={{ name: 'orders' }} className={styles.edit}>
          <FormattedMessage {...messages.allOrders} />
        </Link>
      </div>
      <WhenReady of={orders} skeleton={<RowsSkeleton />} onRetry={onRetry}>
        {(all) => (all.length === 0 ? <NoOrders /> : <Rows orders={all.slice(0, MAX_ORDERS)} />)}
      </WhenReady>
    </section>
  );
}

function Rows({ orders }: { orders: readonly Order[] }) {
  const firstUnpaid = orders.find(({ state }) => state === 'unpaid');
  return (
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order.number}>
          <RecentOrder order={order} isMain={order === firstUnpaid} />
        </li>
      ))}
    </ul>
  );
}

const NoOrders = () => (
  <div className={styles.none}>
    <p>
      <FormattedMessage {...messages.noOrders} />
    </p>
    <MainLink to={{ name: 'parts' }} text={messages.toParts} />
  </div>
);

const RowsSkeleton = () => (
  <div className={styles.rows}>
    <Skeleton shape="block" height="0.72rem" />
    <Skeleton shape="block" height="0.72rem" />
    <Skeleton shape="block" height="0.72rem" />
  </div>
);
