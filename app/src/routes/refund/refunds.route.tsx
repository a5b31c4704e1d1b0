import type { Failure, RefundTab } from '@shop/design-system';
import { RefundsScreen } from '@shop/design-system/screens/refund/RefundsScreen/RefundsScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toRowsLoadable } from '../../data/to-loadable.ts';
import { removeRefundMutation, withdrawRefundMutation } from '../../features/refund/refund.mutation.ts';
import { refundsQuery } from '../../features/refund/refund.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePages } from '../../data/use-pages.ts';
import { RefundRoute } from './RefundRoute.tsx';
import { withAccount } from '../account/with-account.tsx';

const TABS: readonly RefundTab[] = ['all', 'open', 'done'];

/** The list of refunds, or the refund that the address names. */
function Refunds() {
  const [search] = useSearchParams();
  const number = search.get('refundId');
  return number === null ? <RefundsList /> : <RefundRoute key={number} number={number} />;
}

function RefundsList() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('state')) ?? 'all';
  const { pages, more } = usePages(tab);
  const refunds = useQuery(refundsQuery(tab, pages, language));
  const [problems, setProblems] = useState<Readonly<Record<string, Failure>>>({});
  const showProblem = (problem: unknown, number: string) =>
    setProblems((others) => ({ ...others, [number]: toFailure(problem) }));
  const withdraw = useMutation({ ...withdrawRefundMutation(client), onError: showProblem });
  const remove = useMutation({ ...removeRefundMutation(client), onError: showProblem });
  return (
    <RefundsScreen
      refunds={toRowsLoadable(refunds)}
      tab={tab}
      hasMore={refunds.data?.hasMore ?? false}
      isLoadingMore={refunds.isPlaceholderData}
      onMore={more}
      busy={new Set([withdraw, remove].flatMap(({ isPending, variables }) => (isPending ? [variables] : [])))}
      problems={problems}
      onWithdraw={({ number }) => withdraw.mutate(number)}
      onDelete={({ number }) => remove.mutate(number)}
      onRetry={() => void refunds.refetch()}
    />
  );
}

export const RefundsRoute = withAccount(Refunds);
