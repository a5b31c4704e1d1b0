import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  opening: {
    id: 'core.loadingBar.opening',
    defaultMessage: '正在打开页面',
    description: 'Name of the page-loading bar, for screen readers.',
  },
});
