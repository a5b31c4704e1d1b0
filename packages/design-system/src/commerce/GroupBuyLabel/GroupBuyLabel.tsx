import type { GroupBuy } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StatusLabel, type StatusLabelProps } from '../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './GroupBuyLabel.messages.ts';

const LOOKS: Record<GroupBuy, Pick<StatusLabelProps, 'tone' | 'icon'>> = {
  running: { tone: 'amber', icon: { name: 'clock' } },
  succeeded: { tone: 'green', icon: { name: 'check' } },
  failed: { tone: 'red', icon: { name: 'close' } },
};

/**
 * How the group of a group-buy order stands, with a space before it, since it follows the label of the order; nothing for
 * other orders and where it is not known.
 */
export const GroupBuyLabel = ({ groupBuy }: { groupBuy: GroupBuy | undefined }) =>
  groupBuy ? (
    <>
      {' '}
      <StatusLabel {...LOOKS[groupBuy]}>
        <FormattedMessage {...messages[groupBuy]} />
      </StatusLabel>
    </>
  ) : null;
