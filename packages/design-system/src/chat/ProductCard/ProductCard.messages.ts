import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  unnamed: {
    id: 'chat.product.unnamed',
    defaultMessage: '未命名商品',
    description: 'In place of the name of a product that has none.',
  },
  stock: {
    id: 'chat.product.stock',
    defaultMessage: '库存 {stock, number}',
    description: 'On a product card: how many the shop has.',
  },
  sales: {
    id: 'chat.product.sales',
    defaultMessage: '已售 {sales, number}',
    description: 'On a product card: how many were sold.',
  },
});
