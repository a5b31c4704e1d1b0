import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  order: { id: 'chat.order.order', defaultMessage: '订单', description: 'Before the number of an order on its card.' },
  more: {
    id: 'chat.order.more',
    defaultMessage: '+{count, number}',
    description: 'On an order card after its pictures: how many more kinds there are.',
  },
  contents: {
    id: 'chat.order.contents',
    defaultMessage: '{kinds, number} 种 {pieces, number} 颗',
    description: 'On an order card: number of kinds and of pieces.',
  },
});
