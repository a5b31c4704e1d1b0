import { useIntl } from 'react-intl';
import { messages } from './favourites.messages.ts';

/** The messages after a product was added or removed, and the label of the undo action. */
export function useFavouriteText() {
  const { formatMessage } = useIntl();
  return (name: string, isFavourite: boolean) => ({
    done: formatMessage(isFavourite ? messages.added : messages.removed, { name }),
    undo: formatMessage(messages.undo),
  });
}
