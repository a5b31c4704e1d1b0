import type { RequestStatus } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { REFUND } from '../../elements/Icon/more-icons.ts';
import { StatusLabel, type StatusLabelProps } from '../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './RequestStatusLabel.messages.ts';

const LOOKS: Record<RequestStatus, Pick<StatusLabelProps, 'tone' | 'icon'>> = {
  submitted: { tone: 'info', icon: { name: 'clock' } },
  toPay: { tone: 'amber', icon: { name: 'clock' } },
  paid: { tone: 'info', icon: { name: 'check' } },
  inReview: { tone: 'info', icon: { name: 'search' } },
  needInfo: { tone: 'amber', icon: { name: 'chat' } },
  approved: { tone: 'green', icon: { name: 'check' } },
  partlyApproved: { tone: 'amber', icon: { name: 'check' } },
  rejected: { tone: 'red', icon: { name: 'close' } },
  picking: { tone: 'info', icon: { name: 'package' } },
  shipped: { tone: 'info', icon: { name: 'truck' } },
  received: { tone: 'amber', icon: { name: 'package' } },
  done: { tone: 'green', icon: { name: 'check' } },
  cancelled: { tone: 'plain', icon: { name: 'close' } },
  expired: { tone: 'plain', icon: { name: 'clock' } },
  refunded: { tone: 'plain', icon: { path: REFUND } },
};

/** Where a repair request is, as a label with an icon. */
export const RequestStatusLabel = ({ status }: { status: RequestStatus }) => (
  <StatusLabel {...LOOKS[status]}>
    <FormattedMessage {...messages[status]} />
  </StatusLabel>
);
