import type { RequestGroup } from '@shop/contracts';
import { canBe, REQUEST_GROUPS } from '@shop/contracts/repair-rules';
import { RepairsScreen } from '@shop/design-system/screens/repair/RepairsScreen/RepairsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toRowsLoadable } from '../../data/to-loadable.ts';
import { usePages } from '../../data/use-pages.ts';
import { invalidateRepairs } from '../../features/repair/requests.mutation.ts';
import { newestRepairCounts, repairsQuery } from '../../features/repair/requests.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { withAccount } from '../account/with-account.tsx';
import { useRequestChanges } from './use-request-changes.ts';

const GROUPS = Object.keys(REQUEST_GROUPS) as RequestGroup[];

function Repairs() {
  const language = useLanguage();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const group = GROUPS.find((one) => one === params.get('state'));
  const search = params.get('search') ?? '';
  const { pages, more } = usePages(`${group ?? 'all'} ${search}`);
  const requests = useQuery(repairsQuery({ group, search }, pages, language));
  const { busy, outcomes, change } = useRequestChanges();
  const searchFor = (text: string) =>
    setParams((previous) => {
      if (text) previous.set('search', text);
      else previous.delete('search');
      return previous;
    });
  return (
    <RepairsScreen
      tab={group ?? 'all'}
      counts={requests.data?.counts ?? newestRepairCounts(client)}
      query={search}
      onSearch={searchFor}
      requests={toRowsLoadable(requests)}
      isUnavailable={isUnknownCall(requests.error)}
      hasMore={requests.data?.hasMore ?? false}
      isLoadingMore={requests.isPlaceholderData}
      onMore={more}
      can={canBe}
      busy={new Set(Object.keys(busy))}
      outcomes={outcomes}
      onReceive={(number) => void change({ change: 'receive', number })}
      onTimeUp={() => void invalidateRepairs(client)}
      onRetry={() => void requests.refetch()}
      onCopy={clipboardWriter()}
    />
  );
}

export const RepairsRoute = withAccount(Repairs);
