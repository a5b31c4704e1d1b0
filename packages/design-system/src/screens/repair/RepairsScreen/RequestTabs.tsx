import type { RequestGroup } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { TabCount } from '../../../commerce/TabRow/TabCount.tsx';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import { messages } from './RepairsScreen.messages.ts';
import type { RepairsScreenProps } from './RepairsScreen.tsx';

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
        <FormattedMessage {...messages[one]} /> <TabCount count={one === 'all' ? undefined : counts?.[one]} />
      </>
    ),
  }));
  return <TabRow label={formatMessage(messages.tabs)} tabs={tabs} />;
}
