import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  favourite: {
    id: 'core.favouriteButton.favourite',
    defaultMessage: '收藏',
    description: 'Toggle button that adds a part to the favourites. Very short.',
  },
});
