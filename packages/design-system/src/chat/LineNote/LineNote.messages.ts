import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  connecting: {
    id: 'chat.line.connecting',
    defaultMessage: '正在连接中',
    description: 'Over the conversation while the line is being opened (spec section 8).',
  },
  waiting: {
    id: 'chat.line.waiting',
    defaultMessage: '连接断开，{seconds, number} 秒后重试',
    description: 'Over the conversation while the line is cut: in how many seconds it is tried again.',
  },
  cut: {
    id: 'chat.line.cut',
    defaultMessage: '连接断开，会自动重试。写好的消息会留着。',
    description: 'Read aloud when the line was cut.',
  },
  back: {
    id: 'chat.line.back',
    defaultMessage: '连上了',
    description: 'Read aloud when the line is back after it was cut.',
  },
  tryNow: { id: 'chat.line.tryNow', defaultMessage: '立即重试', description: 'Button: tries the line again at once.' },
  signedOut: {
    id: 'chat.line.signedOut',
    defaultMessage: '登录已过期，没发出去的消息会留着。',
    description: 'Over the conversation: the shop no longer takes the sign-in.',
  },
  signIn: { id: 'chat.line.signIn', defaultMessage: '重新登录', description: 'Link to the sign-in page.' },
  noService: {
    id: 'chat.line.noService',
    defaultMessage: '客服现在连不上，写好的消息会留着。',
    description: 'Over the conversation: the shop gave no address of the chat that may be used.',
  },
});
