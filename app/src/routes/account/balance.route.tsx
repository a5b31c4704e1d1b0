import type { BalanceTotals, User } from '@shop/contracts';
import type { BalanceTab } from '@shop/design-system';
import { BalanceScreen, type BalanceSummary } from '@shop/design-system/screens/balance/BalanceScreen/BalanceScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailedPart } from '../../data/to-failed-part.ts';
import { toLoadable, toRowsLoadable } from '../../data/to-loadable.ts';
import { balanceRecordsQuery, balanceTotalsQuery } from '../../features/balance/balance.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { BALANCE_TYPES } from '../../paths.ts';
import { userQuery } from '../../session/session.query.ts';
import { usePages } from '../../data/use-pages.ts';
import { useBalanceTopUp } from './use-balance-top-up.ts';
import { withAccount } from './with-account.tsx';

const TABS: readonly BalanceTab[] = ['all', 'spent', 'gained'];
/** The kind that an address names by the server's number; all when it names none. */
const tabFrom = (search: URLSearchParams): BalanceTab =>
  TABS.find((tab) => BALANCE_TYPES[tab] === search.get('type')) ?? 'all';

/** The balance of the user, which is polled during a top-up; totals are added where the server has them. */
const summaryOf = (user: User, totals: BalanceTotals | undefined): BalanceSummary => ({
  balance: user.balance ?? totals?.balance,
  toppedUp: totals?.toppedUp,
  spent: totals?.spent,
  isOff: user.hasBalance === false,
});

function Balance() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const tab = tabFrom(search);
  const { pages, more } = usePages(tab);
  const user = useQuery(userQuery(true));
  const totals = useQuery(balanceTotalsQuery());
  const records = useQuery(balanceRecordsQuery(tab, pages, language));
  const topUp = useBalanceTopUp(user.data);
  const balance = user.data?.balance;
  const shownBalance = useRef(balance);
  useEffect(
    function refetchRecordsOfNewBalance() {
      if (shownBalance.current !== undefined && shownBalance.current !== balance)
        void client.invalidateQueries({ queryKey: ['balance'] });
      shownBalance.current = balance;
    },
    [balance, client],
  );
  return (
    <BalanceScreen
      summary={toLoadable({
        data: user.data && { ...summaryOf(user.data, totals.data), failedTotals: toFailedPart(totals) },
        error: user.error,
      })}
      topUp={topUp}
      tab={tab}
      records={toRowsLoadable(records)}
      total={records.data?.total}
      hasMore={records.data?.hasMore ?? false}
      isLoadingMore={records.isPlaceholderData}
      onMore={more}
      onRetry={() => void Promise.all([user.refetch(), totals.refetch(), records.refetch()])}
    />
  );
}

export const BalanceRoute = withAccount(Balance);
