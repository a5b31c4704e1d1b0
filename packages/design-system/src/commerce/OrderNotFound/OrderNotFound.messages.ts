import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'refunds.orderNotFound.title',
    defaultMessage: '找不到这笔订单',
    description: 'Title: there is no such order.',
  },
  text: {
    id: 'refunds.orderNotFound.text',
    defaultMessage: '可能已经删除，或订单号有误。',
    description: 'What it means that the order was not found.',
  },
  orders: {
    id: 'refunds.orderNotFound.orders',
    defaultMessage: '我的订单',
    description: 'Leads to the list of orders.',
  },
});
