import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  offline: {
    id: 'core.whenReady.offline',
    defaultMessage: '连不上商店。看看网络，再试一次。',
    description: 'A list or page could not be loaded: no network or server down.',
  },
  slow: {
    id: 'core.whenReady.slow',
    defaultMessage: '商店回得太慢，先停下了。再试一次多半就好。',
    description: 'A list or page could not be loaded: the server took too long.',
  },
  server: {
    id: 'core.whenReady.server',
    defaultMessage: '商店那边出了点问题，不是你的操作。过一会儿再试。',
    description: 'A list or page could not be loaded: the server failed.',
  },
  malformed: {
    id: 'core.whenReady.malformed',
    defaultMessage: '商店的回答看不懂，没有显示，免得给你错的内容。再试一次。',
    description: 'A list or page could not be loaded: the answer broke the contract.',
  },
  refused: {
    id: 'core.whenReady.refused',
    defaultMessage: '商店没有答应这个请求。',
    description: 'A list or page was refused and the server sent no text.',
  },
  gone: {
    id: 'core.whenReady.gone',
    defaultMessage: '这件东西已经不在了。',
    description: 'A product or order does not exist any more.',
  },
  tooLarge: {
    id: 'core.whenReady.tooLarge',
    defaultMessage: '发送的内容太大，商店收不下。少写一点或换小一点的图片，再试一次。',
    description: 'The server refuses a request because it is too large (HTTP 413).',
  },
  busy: {
    id: 'core.whenReady.busy',
    defaultMessage:
      '请求太频繁，商店先停一停。{minutes, plural, =0 {{seconds, plural, =0 {等一会儿再试。} other {# 秒后再试。}}} other {# 分钟后再试。}}',
    description: 'The server refuses because of too many requests (HTTP 429), with the time to wait where it says so.',
  },
  retry: {
    id: 'core.whenReady.retry',
    defaultMessage: '再试一次',
    description: 'Button that loads again after a failure.',
  },
  list: {
    id: 'core.whenReady.list',
    defaultMessage: '返回列表',
    description: 'Button below a failure on the page of one thing: leads to the list of such things.',
  },
  chat: {
    id: 'core.whenReady.chat',
    defaultMessage: '找客服',
    description: 'Button below a failure on the page of one thing: leads to the chat with an agent.',
  },
  loading: {
    id: 'core.whenReady.loading',
    defaultMessage: '正在取…',
    description: 'Read by screen readers while something loads.',
  },
});
