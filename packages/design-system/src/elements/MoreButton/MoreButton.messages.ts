import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  more: {
    id: 'promo.moreButton.more',
    defaultMessage: '查看更多',
    description: 'Button below a list that shows more of it.',
  },
});
