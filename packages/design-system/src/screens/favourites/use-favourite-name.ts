import type { Favourite } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './FavouritesScreen/FavouriteCard.messages.ts';

/** Returns a function that names a favourite; by its number where the shop sends no name. */
export function useFavouriteName(): (favourite: Favourite) => string {
  const { formatMessage } = useIntl();
  return ({ name, productId }) => name || formatMessage(messages.unnamed, { id: productId });
}
