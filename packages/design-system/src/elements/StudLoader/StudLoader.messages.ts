import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  waiting: {
    id: 'core.studLoader.waiting',
    defaultMessage: '请稍候…',
    description: 'Said by screen readers while studs fill a plate.',
  },
});
