import type { BalanceRecord, Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { TopUpState } from '../../../commerce/TopUp/top-up-state.ts';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { BalanceTab } from '../../../places/places.ts';
import { BalanceHead } from './BalanceHead.tsx';
import { messages } from './BalanceScreen.messages.ts';
import styles from './BalanceScreen.module.css';
import { NoRecords } from './NoRecords.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordsSkeleton } from './RecordsSkeleton.tsx';

/** The balance and its totals; what the server does not send is absent. */
export type BalanceSummary = {
  balance?: Fen;
  toppedUp?: Fen;
  spent?: Fen;
  /** Whether orders cannot be paid from the balance at all. */
  isOff?: boolean;
  /** Where the totals could not be loaded. */
  failedTotals?: FailedPart | undefined;
};

export type BalanceScreenProps = {
  summary: Loadable<BalanceSummary>;
  /** Absent where the shop offers no top-ups. */
  topUp?: TopUpState;
  tab: BalanceTab;
  /** Newest first, page by page. */
  records: Loadable<readonly BalanceRecord[]>;
  /** The number of records of the tab, where the server counts them. */
  total?: number;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  onRetry: () => void;
};

const TABS = [
  ['all', messages.all],
  ['spent', messages.spentTab],
  ['gained', messages.gainedTab],
] as const;

/** A shopper's balance, how to top it up, and its changes by month. */
export function BalanceScreen({ summary, topUp, tab, records, total, onRetry, ...list }: BalanceScreenProps) {
  const { formatMessage } = useIntl();
  const tabs = TABS.map(([kind, message]) => ({
    key: kind,
    to: { name: 'balance', kind } as const,
    isCurrent: kind === tab,
    label: formatMessage(message),
  }));
  return (
    <AccountFrame current="balance" isWaiting={records.state === 'loading'}>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <BalanceHead summary={summary} topUp={topUp} onRetry={onRetry} />
      <TabRow label={formatMessage(messages.tabs)} tabs={tabs} />
      <p role="status" className={styles.total}>
        {total !== undefined && total > 0 ? <FormattedMessage {...messages.total} values={{ count: total }} /> : null}
      </p>
      <WhenReady of={records} skeleton={<RecordsSkeleton />} onRetry={onRetry}>
        {(all) => (all.length === 0 ? <NoRecords tab={tab} /> : <Records all={all} {...list} />)}
      </WhenReady>
    </AccountFrame>
  );
}

type RecordsProps = Pick<BalanceScreenProps, 'hasMore' | 'isLoadingMore' | 'onMore'> & {
  all: readonly BalanceRecord[];
};

const Records = ({ all, hasMore, isLoadingMore, onMore }: RecordsProps) => (
  <>
    <RecordList records={all} />
    <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore}>
      <FormattedMessage {...messages.more} />
    </MoreButton>
    {hasMore ? null : (
      <p className={styles.end}>
        <FormattedMessage {...messages.end} />
      </p>
    )}
  </>
);
