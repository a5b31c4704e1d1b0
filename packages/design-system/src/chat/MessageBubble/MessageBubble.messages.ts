import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  unfold: {
    id: 'chat.bubble.unfold',
    defaultMessage: '展开全部（{count, number} 字）',
    description:
      'Button under the beginning of a very long message: shows all of it. {count} is the number of characters.',
  },
  fold: {
    id: 'chat.bubble.fold',
    defaultMessage: '收起',
    description: 'Button under a very long message: shows only its beginning again.',
  },
  phoneOnly: {
    id: 'chat.bubble.phoneOnly',
    defaultMessage: '只能在手机 App 里查看的消息',
    description: 'In place of a message of a kind that only the shop’s phone app can show, such as a voice message.',
  },
  productGone: {
    id: 'chat.bubble.productGone',
    defaultMessage: '该商品已不存在',
    description: 'In place of the card of a deleted product.',
  },
  orderGone: {
    id: 'chat.bubble.orderGone',
    defaultMessage: '该订单已不存在',
    description: 'In place of the card of a deleted order.',
  },
  productCard: {
    id: 'chat.bubble.productCard',
    defaultMessage: '商品卡片',
    description: 'In place of a product card that is being sent.',
  },
  orderCard: {
    id: 'chat.bubble.orderCard',
    defaultMessage: '订单卡片',
    description: 'In place of an order card that is being sent; the order’s number may follow.',
  },
});
