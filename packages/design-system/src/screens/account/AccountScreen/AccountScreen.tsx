import type { Order, OrderCounts, User } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../../elements/PartFailed/PartFailed.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { AccountHead } from './AccountHead.tsx';
import { AccountHeadSkeleton } from './AccountHeadSkeleton.tsx';
import { messages } from './AccountScreen.messages.ts';
import { Assets } from './Assets.tsx';
import { OrderStates } from './OrderStates.tsx';
import { RecentOrders } from './RecentOrders.tsx';

export type AccountScreenProps = {
  user: Loadable<User>;
  /** Unread notices of the shop, without messages of the chat; absent while unknown. */
  unreadNotices?: number | undefined;
  counts: Loadable<OrderCounts>;
  /** The newest orders; at most three are shown. */
  orders: Loadable<readonly Order[]>;
  onRetryUser: () => void;
  onRetryOrders: () => void;
};

/** The home of the account area: the shopper, what they have in the shop, and how their orders are. */
export function AccountScreen({ user, unreadNotices, counts, orders, onRetryUser, onRetryOrders }: AccountScreenProps) {
  return (
    <AccountFrame current="account" isWaiting={user.state === 'loading'}>
      <WhenReady of={user} skeleton={<AccountHeadSkeleton />} onRetry={onRetryUser}>
        {(shopper) => (
          <>
            <AccountHead user={shopper} />
            <Assets user={shopper} unreadNotices={unreadNotices} />
          </>
        )}
      </WhenReady>
      <OrderStates counts={counts} />
      {counts.state === 'failed' && orders.state !== 'failed' ? (
        <PartFailed failure={counts.failure} onRetry={onRetryOrders}>
          <FormattedMessage {...messages.countsFailed} />
        </PartFailed>
      ) : null}
      <RecentOrders orders={orders} onRetry={onRetryOrders} />
    </AccountFrame>
  );
}
