import { defineMessages } from '../messages/define-messages.ts';

export const messages = defineMessages({
  cardWaits: {
    id: 'chat.connection.cardWaits',
    defaultMessage: '正在连接中',
    description: 'Toast: a product or order card waits for the connection (fixed text)',
  },
  connectFailed: {
    id: 'chat.connection.connectFailed',
    defaultMessage: '连接失败',
    description: 'Toast: the chat could not connect, or lost its connection (fixed text)',
  },
  chatWith: {
    id: 'chat.connection.chatWith',
    defaultMessage: '和{name}聊天',
    description: 'Name of the chat window for screen readers, with the name of the agent',
  },
  chat: {
    id: 'chat.connection.chat',
    defaultMessage: '和客服聊天',
    description: 'Name of the chat window for screen readers, until the agent is known',
  },
  support: {
    id: 'chat.connection.support',
    defaultMessage: '技术支持：{name}',
    description: 'Last line under the chat’s notice: who provides technical support',
  },
});
