import type { RepairRequest, RequestGroup } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EmptyList } from '../../../commerce/EmptyList/EmptyList.tsx';
import { ListHead } from '../../../commerce/ListHead/ListHead.tsx';
import { RowList, RowsSkeleton } from '../../../commerce/ListRow/ListRow.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import type { Can, ChangeOutcome } from '../request-changes.ts';
import { RequestRow } from './RequestRow.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { messages } from './RepairsScreen.messages.ts';
import styles from './RepairsScreen.module.css';

/** A group of requests, or all. */
export type RequestTab = 'all' | RequestGroup;

export type RepairsScreenProps = {
  tab: RequestTab;
  /** Requests of every group; absent while not known. */
  counts: Readonly<Record<RequestGroup, number>> | undefined;
  /** The search query; '' for none. */
  query: string;
  /** Called with the trimmed query; '' clears the search. */
  onSearch: (query: string) => void;
  /** Newest first, page by page. */
  requests: Loadable<readonly RepairRequest[]>;
  /** Whether the shop has no repair service: then there is nothing to list. @default false */
  isUnavailable?: boolean;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  can: Can;
  /** Numbers of requests whose receipt is being confirmed. */
  busy: ReadonlySet<string>;
  /** What came of the last change, by the number of the request. */
  outcomes: Readonly<Record<string, ChangeOutcome>>;
  /** Confirms that the parcel of a request arrived. */
  onReceive: (number: string) => void;
  /** Called when the time to pay a request is over. */
  onTimeUp: () => void;
  onRetry: () => void;
  /** Copies a request number to the clipboard. */
  onCopy?: (number: string) => Promise<void> | void;
};

/** The shopper's repair requests by group, each with its clock and the next thing to do. */
export function RepairsScreen({ requests, isUnavailable = false, ...props }: RepairsScreenProps) {
  return (
    <AccountFrame current="repairs" isWaiting={requests.state === 'loading'}>
      {isUnavailable ? (
        <>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <RepairUnavailable />
        </>
      ) : (
        <RequestList {...props} requests={requests} />
      )}
    </AccountFrame>
  );
}

function RequestList({
  tab,
  counts,
  query,
  onSearch,
  requests,
  hasMore,
  isLoadingMore,
  onMore,
  onRetry,
  busy,
  outcomes,
  ...row
}: Omit<RepairsScreenProps, 'isUnavailable'>) {
  const found = requests.state === 'ready' ? requests.value.length : 0;
  return (
    <>
      <ListHead
        title={<FormattedMessage {...messages.title} />}
        messages={messages}
        query={query}
        canClear={query !== '' && found > 0}
        onSearch={onSearch}
      />
      <RequestTabs tab={tab} counts={counts} />
      <p role="status" className={styles.total}>
        {query !== '' && found > 0 ? (
          <FormattedMessage {...(hasMore ? messages.foundSome : messages.found)} values={{ query, count: found }} />
        ) : null}
      </p>
      <WhenReady of={requests} skeleton={<RowsSkeleton rows={4} height="0.56rem" />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <EmptyList
              messages={messages}
              query={query}
              onSearch={onSearch}
              all={tab === 'all' ? undefined : { name: 'repairs' }}
              start={<MainLink to={{ name: 'repair' }} text={messages.toRepair} />}
            />
          ) : (
            <>
              <RowList>
                {all.map((request) => (
                  <li key={request.number}>
                    <RequestRow
                      {...row}
                      request={request}
                      isBusy={busy.has(request.number)}
                      outcome={outcomes[request.number]}
                    />
                  </li>
                ))}
              </RowList>
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
                <FormattedMessage {...messages.more} />
              </MoreButton>
            </>
          )
        }
      </WhenReady>
    </>
  );
}
