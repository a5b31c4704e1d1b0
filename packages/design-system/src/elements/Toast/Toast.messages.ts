import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  toasts: {
    id: 'core.toast.toasts',
    defaultMessage: '提示',
    description: 'Names the short messages at the bottom of the page for screen readers.',
  },
  close: {
    id: 'core.toast.close',
    defaultMessage: '关闭提示',
    description: 'Button that closes the short message at the bottom of the page.',
  },
});
