import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  free: {
    id: 'core.price.free',
    defaultMessage: '免费',
    description: 'Shown instead of a price of zero, such as delivery.',
  },
  before: {
    id: 'core.price.before',
    defaultMessage: '原价',
    description: 'Read by screen readers before a struck-through price.',
  },
});
