import type { Refund } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { RefundTab } from '../../../places/places.ts';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { NoRefunds } from './NoRefunds.tsx';
import { RefundRow } from './RefundRow.tsx';
import { messages } from './RefundsScreen.messages.ts';
import styles from './RefundsScreen.module.css';
import { RefundsSkeleton } from './RefundsSkeleton.tsx';

/** A refund of the list. Stock servers do not send its order number there. */
export type ListedRefund = Refund & { orderNumber?: string };

export type RefundsScreenProps = {
  /** Newest first, page by page. */
  refunds: Loadable<readonly ListedRefund[]>;
  tab: RefundTab;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  /** Numbers of refunds with an action in progress. */
  busy: ReadonlySet<string>;
  /** Why the last action failed, by refund number. */
  problems: Readonly<Record<string, Failure>>;
  onWithdraw: (refund: Refund) => void;
  onDelete: (refund: Refund) => void;
  onRetry: () => void;
};

const TABS: readonly RefundTab[] = ['all', 'open', 'done'];

/** The shopper's refunds, each with its state and available actions. */
export function RefundsScreen({
  refunds,
  tab,
  hasMore,
  isLoadingMore,
  onMore,
  busy,
  problems,
  onWithdraw,
  onDelete,
  onRetry,
}: RefundsScreenProps) {
  const { formatMessage } = useIntl();
  const list = useFocusAfterRemoval<HTMLUListElement>(refunds.state === 'ready' ? refunds.value.length : 0);
  const tabs = TABS.map((one) => ({
    key: one,
    to: one === 'all' ? ({ name: 'refunds' } as const) : ({ name: 'refunds', state: one } as const),
    isCurrent: one === tab,
    label: formatMessage(messages[one]),
  }));
  return (
    <AccountFrame current="refunds" isWaiting={refunds.state === 'loading'}>
      <h1 className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h1>
      <TabRow label={formatMessage(messages.tabs)} tabs={tabs} />
      <WhenReady of={refunds} skeleton={<RefundsSkeleton />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <NoRefunds tab={tab} />
          ) : (
            <>
              <ul ref={list} className={styles.list}>
                {all.map((refund) => (
                  <li key={refund.number}>
                    <RefundRow
                      refund={refund}
                      isBusy={busy.has(refund.number)}
                      problem={problems[refund.number]}
                      onWithdraw={() => onWithdraw(refund)}
                      onDelete={() => onDelete(refund)}
                    />
                  </li>
                ))}
              </ul>
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
                <FormattedMessage {...messages.more} />
              </MoreButton>
            </>
          )
        }
      </WhenReady>
    </AccountFrame>
  );
}
