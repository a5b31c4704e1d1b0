import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  parts: { id: 'repair.price.parts', defaultMessage: '零件', description: 'Price row: the value of the parts.' },
  particles: {
    id: 'repair.price.particles',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'Beside the row of the parts: the number of pieces.',
  },
  off: { id: 'repair.price.off', defaultMessage: '免费补件', description: 'Price row: the value of the free parts.' },
  postage: { id: 'repair.price.postage', defaultMessage: '运费', description: 'Price row: delivery.' },
  freePostage: {
    id: 'repair.price.freePostage',
    defaultMessage: '免运费',
    description: 'Shown instead of the price of delivery when it is free.',
  },
  refunded: { id: 'repair.price.refunded', defaultMessage: '已退款', description: 'Row: money that was paid back.' },
});
