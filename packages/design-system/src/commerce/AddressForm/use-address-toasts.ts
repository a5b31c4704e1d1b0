import type { Address } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { AddressProblem } from './address-editing.ts';
import { messages } from './address-toasts.messages.ts';

const WITHOUT_ANSWER = { missing: messages.notDone, unknown: messages.unknown };

/** Toast texts about changes of the address book. */
export function useAddressToasts() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const problem = ({ state, failure }: AddressProblem) => {
    const reason = failureText(failure);
    return state === 'failed' ? reason : formatMessage(WITHOUT_ANSWER[state], { reason });
  };
  return {
    saved: ({ recipient }: Pick<Address, 'recipient'>) => formatMessage(messages.saved, { recipient }),
    madeDefault: ({ recipient }: Address) => formatMessage(messages.madeDefault, { recipient }),
    removed: ({ recipient }: Address) => formatMessage(messages.removed, { recipient }),
    restored: ({ recipient }: Address) => formatMessage(messages.restored, { recipient }),
    notRestored: ({ recipient }: Address, reason: AddressProblem) =>
      formatMessage(messages.notRestored, {
        recipient,
        reason: reason.state === 'unknown' ? problem(reason) : failureText(reason.failure),
      }),
    problem,
    undo: formatMessage(messages.undo),
    retry: formatMessage(messages.retry),
  };
}
