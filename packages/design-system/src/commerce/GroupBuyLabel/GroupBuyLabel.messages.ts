import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  running: {
    id: 'orders.groupBuy.running',
    defaultMessage: '拼团中',
    description: 'State of the group of a group-buy order: it waits for other buyers.',
  },
  succeeded: {
    id: 'orders.groupBuy.succeeded',
    defaultMessage: '拼团成功',
    description: 'State of the group of a group-buy order (spec section 4: success).',
  },
  failed: {
    id: 'orders.groupBuy.failed',
    defaultMessage: '拼团失败',
    description: 'State of the group of a group-buy order (spec section 4: failure).',
  },
});
