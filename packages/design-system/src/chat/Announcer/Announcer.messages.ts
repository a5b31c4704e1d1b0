import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  log: {
    id: 'chat.announcer.log',
    defaultMessage: '新消息',
    description: 'Name of the invisible place where screen readers find what just came in.',
  },
  said: {
    id: 'chat.announcer.said',
    defaultMessage: '{name}：{words}',
    description: 'Read aloud as a message comes in; {name} is the agent, {words} the text or what stands for it.',
  },
  agent: { id: 'chat.announcer.agent', defaultMessage: '客服', description: 'Stands for an agent who has no name.' },
  image: { id: 'chat.announcer.image', defaultMessage: '图片', description: 'Read aloud for an image that came in.' },
  product: {
    id: 'chat.announcer.product',
    defaultMessage: '商品卡片 {name}',
    description: 'Read aloud for a product card that came in; {name} is the product and may be empty.',
  },
  order: {
    id: 'chat.announcer.order',
    defaultMessage: '订单卡片 {number}',
    description: 'Read aloud for an order card that came in; {number} is the order and may be empty.',
  },
  other: {
    id: 'chat.announcer.other',
    defaultMessage: '只能在手机 App 里查看的消息',
    description: 'Read aloud for a message of a kind that only the shop’s phone app can show.',
  },
  turned: {
    id: 'chat.announcer.turned',
    defaultMessage: '接下来由 {name} 回复你',
    description: 'Read aloud when another agent takes over.',
  },
  refused: {
    id: 'chat.announcer.refused',
    defaultMessage: '没发出去：{words}。{reason}',
    description:
      'Read aloud when an own message was refused; {words} is its beginning, {reason} the server’s words or empty.',
  },
  notUploaded: {
    id: 'chat.announcer.notUploaded',
    defaultMessage: '图片没传上去。{reason}',
    description: 'Read aloud when an own image could not be uploaded; {reason} is the server’s words or empty.',
  },
  inDoubt: {
    id: 'chat.announcer.inDoubt',
    defaultMessage: '不确定有没有送到：{words}',
    description: 'Read aloud when nothing tells whether an own message was delivered; {words} is its beginning.',
  },
  unread: {
    id: 'chat.announcer.unread',
    defaultMessage: '{count, number} 条未读消息',
    description: 'Read aloud once as the chat opens: how many messages came while it was closed.',
  },
  undecided: {
    id: 'chat.announcer.undecided',
    defaultMessage: '{count, number} 条自己的消息没送到，等你决定',
    description: 'Read aloud once as the chat opens: how many own messages wait for a decision.',
  },
  many: {
    id: 'chat.announcer.many',
    defaultMessage: '{count, number} 条新消息',
    description: 'Read aloud in place of many messages that came in at once, after the line was cut.',
  },
});
