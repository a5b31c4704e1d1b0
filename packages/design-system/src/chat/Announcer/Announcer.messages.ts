import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  log: {
    id: 'chat.announcer.log',
    defaultMessage: '新消息',
    description: 'Name of the invisible region in which screen readers find new messages.',
  },
  reply: {
    id: 'chat.announcer.reply',
    defaultMessage: '{name}：{text}',
    description: 'Read aloud when a message arrives; {name} is the agent, {text} the text or a name for its kind.',
  },
  agent: {
    id: 'chat.announcer.agent',
    defaultMessage: '客服',
    description: 'In place of the name of an agent who has none.',
  },
  image: { id: 'chat.announcer.image', defaultMessage: '图片', description: 'Read aloud for a received image.' },
  product: {
    id: 'chat.announcer.product',
    defaultMessage: '商品卡片 {name}',
    description: 'Read aloud for a received product card; {name} is the product and may be empty.',
  },
  order: {
    id: 'chat.announcer.order',
    defaultMessage: '订单卡片 {number}',
    description: 'Read aloud for a received order card; {number} is the order and may be empty.',
  },
  other: {
    id: 'chat.announcer.other',
    defaultMessage: '只能在手机 App 里查看的消息',
    description: 'Read aloud for a message of a kind that only the shop’s phone app can show.',
  },
  agentChanged: {
    id: 'chat.announcer.agentChanged',
    defaultMessage: '接下来由 {name} 回复你',
    description: 'Read aloud when another agent takes over.',
  },
  refused: {
    id: 'chat.announcer.refused',
    defaultMessage: '发送失败：{text}。{reason}',
    description:
      'Read aloud when an own message was refused; {text} is its beginning, {reason} the server’s text or empty.',
  },
  notUploaded: {
    id: 'chat.announcer.notUploaded',
    defaultMessage: '图片上传失败。{reason}',
    description: 'Read aloud when an own image could not be uploaded; {reason} is the server’s text or empty.',
  },
  unconfirmed: {
    id: 'chat.announcer.unconfirmed',
    defaultMessage: '尚不确定是否送达：{text}',
    description: 'Read aloud when it is unknown whether an own message was delivered; {text} is its beginning.',
  },
  unread: {
    id: 'chat.announcer.unread',
    defaultMessage: '{count, number} 条未读消息',
    description: 'Read aloud once as the chat opens: how many messages arrived while it was closed.',
  },
  undecided: {
    id: 'chat.announcer.undecided',
    defaultMessage: '{count, number} 条消息未送达，请处理',
    description: 'Read aloud once as the chat opens: how many own messages wait for a decision.',
  },
  many: {
    id: 'chat.announcer.many',
    defaultMessage: '{count, number} 条新消息',
    description: 'Read aloud in place of many messages that arrived at once, after a lost connection.',
  },
});
