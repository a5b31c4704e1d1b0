import type { Failure, RefundTab } from '@shop/design-system';
import { RefundsScreen } from '@shop/design-system/screens/refunds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { rowsLoadable } from '../../data/to-loadable.ts';
import { removeRefundMutation, takeBackMutation } from '../../features/refund/refund.mutation.ts';
import { refundsQuery } from '../../features/refund/refund.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePages } from '../order/use-pages.ts';
import { RefundRoute } from './RefundRoute.tsx';
import { inAccount } from '../order/in-account.tsx';

const TABS: readonly RefundTab[] = ['all', 'open', 'done'];

/** The refunds of a shopper, or the one that the address names. */
function Refunds() {
  const [search] = useSearchParams();
  const number = search.get('refundId');
  return number === null ? <List /> : <RefundRoute key={number} number={number} />;
}

function List() {
  const language = useLanguage();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('state')) ?? 'all';
  const { pages, more } = usePages(tab);
  const refunds = useQuery(refundsQuery(tab, pages, language));
  const [problems, setProblems] = useState<Readonly<Record<string, Failure>>>({});
  const note = (problem: unknown, number: string) =>
    setProblems((others) => ({ ...others, [number]: toFailure(problem) }));
  const takeBack = useMutation({ ...takeBackMutation(client), onError: note });
  const remove = useMutation({ ...removeRefundMutation(client), onError: note });
  return (
    <RefundsScreen
      refunds={rowsLoadable(refunds)}
      tab={tab}
      hasMore={refunds.data?.hasMore ?? false}
      isAskingMore={refunds.isPlaceholderData}
      onMore={more}
      busy={new Set([takeBack, remove].flatMap(({ isPending, variables }) => (isPending ? [variables] : [])))}
      problems={problems}
      onTakeBack={({ number }) => takeBack.mutate(number)}
      onDelete={({ number }) => remove.mutate(number)}
      onRetry={() => void refunds.refetch()}
    />
  );
}

export const RefundsRoute = inAccount(Refunds);
