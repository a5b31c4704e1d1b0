import type { RefundState } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StateWord, type StateWordProps } from '../../elements/StateWord/StateWord.tsx';
import { messages } from './RefundStateWord.messages.ts';

const LOOKS: Record<RefundState, Pick<StateWordProps, 'tone' | 'icon'>> = {
  underReview: { tone: 'info', icon: { name: 'clock' } },
  awaitingReturn: { tone: 'amber', icon: { name: 'package' } },
  returning: { tone: 'info', icon: { name: 'truck' } },
  refunded: { tone: 'green', icon: { name: 'check' } },
  rejected: { tone: 'red', icon: { name: 'close' } },
};

/** Where a refund stands, in the labels of spec section 4. */
export const RefundStateWord = ({ state }: { state: RefundState }) => (
  <StateWord {...LOOKS[state]}>
    <FormattedMessage {...messages[state]} />
  </StateWord>
);
