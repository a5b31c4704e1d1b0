import type { RequestGroup } from '@shop/contracts';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { messages } from './RepairsScreen.messages.ts';
import type { RepairsScreenProps } from './RepairsScreen.tsx';
import styles from './RepairsScreen.module.css';

const GROUPS: readonly RequestGroup[] = ['toPay', 'review', 'approved', 'shipped', 'done', 'closed'];

/** Tabs by group, with the number of requests where it is known. */
export function RequestTabs({ tab, counts }: Pick<RepairsScreenProps, 'tab' | 'counts'>) {
  const { formatMessage } = useIntl();
  const tabs = (['all', ...GROUPS] as const).map((one) => ({
    key: one,
    to: { name: 'repairs', group: one === 'all' ? undefined : one } as const,
    isCurrent: one === tab,
    label: (
      <>
        <FormattedMessage {...messages[one]} /> <Count count={one === 'all' ? undefined : counts?.[one]} />
      </>
    ),
  }));
  return <TabRow label={formatMessage(messages.tabs)} tabs={tabs} />;
}

const Count = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 ? (
    <span className={styles.count}>
      <FormattedNumber value={count} />
    </span>
  ) : null;
