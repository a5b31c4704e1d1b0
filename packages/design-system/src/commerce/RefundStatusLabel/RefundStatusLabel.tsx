import type { RefundState } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StatusLabel, type StatusLabelProps } from '../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './RefundStatusLabel.messages.ts';

const LOOKS: Record<RefundState, Pick<StatusLabelProps, 'tone' | 'icon'>> = {
  underReview: { tone: 'info', icon: { name: 'clock' } },
  awaitingReturn: { tone: 'amber', icon: { name: 'package' } },
  returning: { tone: 'info', icon: { name: 'truck' } },
  refunded: { tone: 'green', icon: { name: 'check' } },
  rejected: { tone: 'red', icon: { name: 'close' } },
  unknown: { tone: 'amber', icon: { name: 'info' } },
};

/** Where a refund stands, in the labels of spec section 4. */
export const RefundStatusLabel = ({ state }: { state: RefundState }) => (
  <StatusLabel {...LOOKS[state]}>
    <FormattedMessage {...messages[state]} />
  </StatusLabel>
);
