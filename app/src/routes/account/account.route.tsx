import { AccountScreen } from '@shop/design-system/screens/account/AccountScreen/AccountScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toLoadable, toRowsLoadable } from '../../data/to-loadable.ts';
import { orderCountsQuery, ordersQuery } from '../../features/order/order.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { ACCOUNT_VIEWS } from '../../paths.ts';
import { userQuery } from '../../session/session.query.ts';
import { useSession } from '../../session/session.store.ts';
import { AccountProfile } from './AccountProfile.tsx';
import { withAccount } from './with-account.tsx';

const NEWEST = { tab: 'all', search: '' } as const;

function AccountOverview() {
  const language = useLanguage();
  const user = useQuery(userQuery(true));
  const { unread } = useSession();
  const counts = useQuery(orderCountsQuery());
  const orders = useQuery(ordersQuery(NEWEST, 1, language));
  return (
    <AccountScreen
      user={toLoadable(user)}
      unreadNotices={unread?.notices}
      counts={toLoadable(counts)}
      orders={toRowsLoadable(orders)}
      onRetryUser={() => void user.refetch()}
      onRetryOrders={() => void Promise.all([orders.refetch(), counts.refetch()])}
    />
  );
}

/** The views by query type: 1 is the profile; 0 and any other, such as an earlier address, the overview. */
function AccountHome() {
  const [search] = useSearchParams();
  return search.get('type') === ACCOUNT_VIEWS.profile ? <AccountProfile /> : <AccountOverview />;
}

export const AccountRoute = withAccount(AccountHome);
