import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  skip: {
    id: 'core.page.skip',
    defaultMessage: '跳到正文',
    description: 'Skip link: the first link of the page, moves the focus past the header.',
  },
});
