import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  skip: {
    id: 'core.page.skip',
    defaultMessage: '跳到正文',
    description: 'First link of the page for the keyboard: jumps over the header.',
  },
});
