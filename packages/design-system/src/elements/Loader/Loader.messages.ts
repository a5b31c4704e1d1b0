import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  waiting: {
    id: 'core.loader.waiting',
    defaultMessage: '请稍候…',
    description: 'Read by screen readers while studs fill a plate.',
  },
});
