import type { DecidedEligibility } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './EligibilityNotice.messages.ts';

/** Says in a few words whether a priced request is free, or why it is not. */
export function useEligibilityText(): (eligibility: DecidedEligibility) => string {
  const { formatMessage } = useIntl();
  return (eligibility) =>
    eligibility.kind === 'free'
      ? formatMessage(messages.freeShort)
      : formatMessage(messages.paidShort, { reason: eligibility.reason });
}
