import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  offline: {
    id: 'core.whenReady.offline',
    defaultMessage: '无法连接商店，请检查网络后重试。',
    description: 'A list or page could not be loaded: no network or server down.',
  },
  slow: {
    id: 'core.whenReady.slow',
    defaultMessage: '商店响应超时，请重试。',
    description: 'A list or page could not be loaded: the server took too long.',
  },
  server: {
    id: 'core.whenReady.server',
    defaultMessage: '商店出现故障，这不是你的操作造成的，请稍后再试。',
    description: 'A list or page could not be loaded: the server failed.',
  },
  malformed: {
    id: 'core.whenReady.malformed',
    defaultMessage: '数据异常，请重新加载。',
    description: 'A list or page could not be loaded: the answer broke the contract.',
  },
  refused: {
    id: 'core.whenReady.refused',
    defaultMessage: '操作未成功，请稍后再试。',
    description: 'A list or page was refused and the server sent no text.',
  },
  gone: {
    id: 'core.whenReady.gone',
    defaultMessage: '该内容已不存在。',
    description: 'A product or order does not exist any more.',
  },
  tooLarge: {
    id: 'core.whenReady.tooLarge',
    defaultMessage: '内容过大，商店无法接收。请精简文字或换较小的图片。',
    description: 'The server refuses a request because it is too large (HTTP 413).',
  },
  busy: {
    id: 'core.whenReady.busy',
    defaultMessage:
      '操作过于频繁。{minutes, plural, =0 {{seconds, plural, =0 {请稍后再试。} other {请在 # 秒后再试。}}} other {请在 # 分钟后再试。}}',
    description: 'The server refuses because of too many requests (HTTP 429), with the time to wait where it says so.',
  },
  retry: {
    id: 'core.whenReady.retry',
    defaultMessage: '重试',
    description: 'Button that loads again after a failure.',
  },
  list: {
    id: 'core.whenReady.list',
    defaultMessage: '返回列表',
    description: 'Button below a failure on the page of one thing: leads to the list of such things.',
  },
  chat: {
    id: 'core.whenReady.chat',
    defaultMessage: '问客服',
    description: 'Button below a failure on the page of one thing: leads to the chat with an agent.',
  },
  loading: {
    id: 'core.whenReady.loading',
    defaultMessage: '加载中…',
    description: 'Read by screen readers while something loads.',
  },
});
