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

/** A refund of the list. Stock servers do not say there which order it is of. */
export type ListedRefund = Refund & { orderNumber?: string };

export type RefundsScreenProps = {
  /** Newest first, page by page. */
  refunds: Loadable<readonly ListedRefund[]>;
  tab: RefundTab;
  hasMore: boolean;
  /** Whether more is on its way. */
  isAskingMore?: boolean;
  onMore: () => void;
  /** Numbers of refunds with something under way. */
  busy: ReadonlySet<string>;
  /** Why the last thing asked for came to nothing, by refund number. */
  problems: Readonly<Record<string, Failure>>;
  onTakeBack: (refund: Refund) => void;
  onDelete: (refund: Refund) => void;
  onRetry: () => void;
};

const TABS: readonly RefundTab[] = ['all', 'open', 'done'];

/** The refunds a shopper asked for, each with where it stands and what can be done now. */
export function RefundsScreen({
  refunds,
  tab,
  hasMore,
  isAskingMore,
  onMore,
  busy,
  problems,
  onTakeBack,
  onDelete,
  onRetry,
}: RefundsScreenProps) {
  const { formatMessage } = useIntl();
  const list = useFocusAfterRemoval<HTMLUListElement>(refunds.state === 'ready' ? refunds.value.length : 0);
  const tabs = TABS.map((one) => ({
    key: one,
    to: { name: 'refunds', ...(one === 'all' ? {} : { state: one }) } as const,
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
                      onTakeBack={() => onTakeBack(refund)}
                      onDelete={() => onDelete(refund)}
                    />
                  </li>
                ))}
              </ul>
              <MoreButton hasMore={hasMore} isAskingMore={isAskingMore} onMore={onMore}>
                <FormattedMessage {...messages.more} />
              </MoreButton>
            </>
          )
        }
      </WhenReady>
    </AccountFrame>
  );
}
