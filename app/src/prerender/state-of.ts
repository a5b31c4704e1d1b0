import type { Moment } from '@shop/contracts';
import type { MessageArea } from '@shop/design-system/messages/load-messages';
import type { QueryClient } from '@tanstack/react-query';
import type { PageState } from '../page-state.ts';

type Circumstances = { address: string; areas: ReadonlySet<MessageArea>; now: Moment; isForReader: boolean };

/** What the browser continues with. Prices, stock and offers are marked by 0: they do not last. */
export function stateOf(client: QueryClient, { address, areas, now, isForReader }: Circumstances): PageState {
  const answers = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state, meta }) => ({
      key: queryKey,
      data: state.data,
      updatedAt: meta?.isLasting === true ? state.dataUpdatedAt : 0,
    }));
  return { address, renderedAt: now, isForReader, areas: [...areas], answers };
}
