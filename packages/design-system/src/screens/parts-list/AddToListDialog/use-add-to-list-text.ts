import { useIntl } from 'react-intl';
import { messages } from './AddToListDialog.messages.ts';

/** Texts of the toast after adding a part to a list. */
export function useAddToListText() {
  const { formatMessage } = useIntl();
  return {
    added: (list: string, quantity: number, part: string) => formatMessage(messages.added, { list, quantity, part }),
    show: formatMessage(messages.show),
  };
}
