import { useIntl } from 'react-intl';
import { messages as againMessages } from '../../commerce/BoughtAgain/BoughtAgain.messages.ts';
import { orderMessages } from './order.messages.ts';

/** Toast texts about orders. */
export function useOrdersText() {
  const { formatMessage } = useIntl();
  return {
    cancelled: (number: string) => formatMessage(orderMessages.cancelled, { number }),
    inCart: (kinds: number) => formatMessage(againMessages.all, { kinds }),
    deleted: (number: string) => formatMessage(orderMessages.deleted, { number }),
  };
}
