import type { Address } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './address.messages.ts';

/** What is said of an address that left the address book. */
export function useAddressText() {
  const { formatMessage } = useIntl();
  return {
    removed: ({ recipient }: Address) => formatMessage(messages.removed, { recipient }),
    undo: formatMessage(messages.undo),
  };
}
