import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  favourite: {
    id: 'core.favouriteButton.favourite',
    defaultMessage: '收藏',
    description: 'Button that marks a part as a favourite; pressed while it is one. Very short.',
  },
});
