import type { Address } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './address.messages.ts';

/** Toast texts about a removed address. */
export function useAddressText() {
  const { formatMessage } = useIntl();
  return {
    removed: ({ recipient }: Address) => formatMessage(messages.removed, { recipient }),
    undo: formatMessage(messages.undo),
  };
}
