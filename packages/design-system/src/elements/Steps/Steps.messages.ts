import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  done: {
    id: 'core.steps.done',
    defaultMessage: '已完成',
    description: 'Read by screen readers after a step that is done.',
  },
});
