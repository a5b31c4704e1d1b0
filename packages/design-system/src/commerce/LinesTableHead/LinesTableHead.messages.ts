import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  select: {
    id: 'buying.columns.select',
    defaultMessage: '选择',
    description: 'Column of checkboxes, for screen readers.',
  },
  part: { id: 'buying.columns.part', defaultMessage: '零件', description: 'Column heading.' },
  colour: { id: 'buying.columns.colour', defaultMessage: '颜色', description: 'Column heading.' },
  goods: {
    id: 'buying.columns.goods',
    defaultMessage: '商品',
    description: 'Column heading where not all lines are building-brick parts.',
  },
  variant: {
    id: 'buying.columns.variant',
    defaultMessage: '规格',
    description: 'Column heading where not all lines are parts: colour, size or another choice.',
  },
  price: { id: 'buying.columns.price', defaultMessage: '单价', description: 'Column heading: price of one piece.' },
  quantity: { id: 'buying.columns.quantity', defaultMessage: '数量', description: 'Column heading.' },
  total: {
    id: 'buying.columns.total',
    defaultMessage: '小计',
    description: 'Column heading: price of the whole line.',
  },
  remove: {
    id: 'buying.columns.remove',
    defaultMessage: '移除',
    description: 'Column of the buttons that remove a line, for screen readers; also the tooltip of the button.',
  },
});
