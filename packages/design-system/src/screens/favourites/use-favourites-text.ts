import type { Favourite } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './favourites.messages.ts';
import { useFavouriteName } from './use-favourite-name.ts';

/** Toast texts about removed and restored favourites. */
export function useFavouritesText() {
  const { formatMessage } = useIntl();
  const nameOf = useFavouriteName();
  const about = (name: 'removed' | 'restored', rows: readonly Favourite[]) =>
    formatMessage(messages[name], { count: rows.length, name: rows[0] ? nameOf(rows[0]) : '' });
  return {
    removed: (rows: readonly Favourite[]) => about('removed', rows),
    restored: (rows: readonly Favourite[]) => about('restored', rows),
    undo: formatMessage(messages.undo),
    notRestored: (reason: string) => formatMessage(messages.notRestored, { reason }),
    removalUnknown: formatMessage(messages.removalUnknown),
    restoringUnknown: formatMessage(messages.restoringUnknown),
  };
}
