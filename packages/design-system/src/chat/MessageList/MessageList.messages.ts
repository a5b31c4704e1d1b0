import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  conversation: {
    id: 'chat.list.conversation',
    defaultMessage: '对话内容',
    description: 'Name of the scrolling list of messages, for screen readers.',
  },
  me: { id: 'chat.list.me', defaultMessage: '我：', description: 'Read before an own message by screen readers.' },
  sender: {
    id: 'chat.list.sender',
    defaultMessage: '{name}：',
    description: 'Read before an agent’s message by screen readers; {name} is the agent.',
  },
  agent: {
    id: 'chat.list.agent',
    defaultMessage: '客服',
    description: 'In place of the name of an agent who has none.',
  },
  image: {
    id: 'chat.list.image',
    defaultMessage: '图片',
    description: 'Alternative text of an image of the conversation; no description of it exists.',
  },
  unseen: {
    id: 'chat.list.unseen',
    defaultMessage: '{count, number} 条新消息',
    description: 'Button over the end of the list while the reader is further up: scrolls down to new messages.',
  },
  toNewest: {
    id: 'chat.list.toNewest',
    defaultMessage: '回到最新',
    description:
      'Button over the end of the list while the reader is further up and no message has arrived: scrolls down.',
  },
  first: {
    id: 'chat.list.first',
    defaultMessage: '这是最早的消息',
    description: 'Above the first message: there is nothing older.',
  },
  olderLoading: {
    id: 'chat.list.olderLoading',
    defaultMessage: '正在加载更早的消息…',
    description: 'Above the first message while older ones are loaded.',
  },
  olderFailed: {
    id: 'chat.list.olderFailed',
    defaultMessage: '更早的消息加载失败',
    description: 'Above the first message: older ones failed to load.',
  },
  retry: {
    id: 'chat.list.retry',
    defaultMessage: '重试',
    description: 'Button after a failure: loads older messages again.',
  },
});
