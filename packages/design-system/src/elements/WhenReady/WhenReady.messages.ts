import { defineMessages } from 'react-intl';

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
  retry: {
    id: 'core.whenReady.retry',
    defaultMessage: '再试一次',
    description: 'Button that loads again after a failure.',
  },
  loading: {
    id: 'core.whenReady.loading',
    defaultMessage: '正在取…',
    description: 'Read by screen readers while something loads.',
  },
});
