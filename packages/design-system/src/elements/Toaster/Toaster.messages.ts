import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  close: {
    id: 'core.toaster.close',
    defaultMessage: '关闭提示',
    description: 'Button that closes the short message at the bottom of the page.',
  },
});
