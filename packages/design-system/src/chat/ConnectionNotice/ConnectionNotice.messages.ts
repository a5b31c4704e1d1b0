import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  connecting: {
    id: 'chat.connectionNotice.connecting',
    defaultMessage: '正在连接中',
    description: 'Over the conversation while the chat connects (spec section 8).',
  },
  waiting: {
    id: 'chat.connectionNotice.waiting',
    defaultMessage: '连接断开，{seconds, number} 秒后重试',
    description: 'Over the conversation after the connection was lost: in how many seconds it reconnects.',
  },
  lost: {
    id: 'chat.connectionNotice.lost',
    defaultMessage: '连接断开，正在自动重试。写好的消息会保留。',
    description: 'Read aloud when the connection was lost.',
  },
  restored: {
    id: 'chat.connectionNotice.restored',
    defaultMessage: '已重新连接',
    description: 'Read aloud when the connection is restored.',
  },
  tryNow: {
    id: 'chat.connectionNotice.tryNow',
    defaultMessage: '立即重试',
    description: 'Button: reconnects at once.',
  },
  signedOut: {
    id: 'chat.connectionNotice.signedOut',
    defaultMessage: '登录已过期，请重新登录。未发送的消息会保留。',
    description: 'Over the conversation: the sign-in has expired.',
  },
  signIn: { id: 'chat.connectionNotice.signIn', defaultMessage: '重新登录', description: 'Link to the sign-in page.' },
  noService: {
    id: 'chat.connectionNotice.noService',
    defaultMessage: '暂时无法连接客服，写好的消息会保留。',
    description: 'Over the conversation: the shop provides no valid address for the chat.',
  },
  blockedHost: {
    id: 'chat.connectionNotice.blockedHost',
    defaultMessage: '客服暂时无法连接。店主请把 {host} 加入设置 VITE_CHAT_HOSTS。',
    description: 'After noService, for who runs the shop: the host of the chat must be added to the setting.',
  },
});
