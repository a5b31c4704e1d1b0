import { useIntl } from 'react-intl';
import { messages } from './favourites.messages.ts';

/** What is said after a product was marked or unmarked, and the word that takes it back. */
export function useFavouriteText() {
  const { formatMessage } = useIntl();
  return (name: string, isFavourite: boolean) => ({
    done: formatMessage(isFavourite ? messages.added : messages.removed, { name }),
    undo: formatMessage(messages.undo),
  });
}
