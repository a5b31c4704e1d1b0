import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'upload.recent.title',
    defaultMessage: '最近的清单',
    description: 'Heading: lists that were read in this browser.',
  },
  saved: {
    id: 'upload.recent.saved',
    defaultMessage: '已保存的清单',
    description: 'Link to the lists that are saved with the shop.',
  },
  empty: {
    id: 'upload.recent.empty',
    defaultMessage: '暂无记录。在此浏览器中读取过的清单会保留在这里，可随时继续查看。',
    description: 'No list was read in this browser yet.',
  },
  contents: {
    id: 'upload.recent.contents',
    defaultMessage: '{lines, number} 行，{pieces, number} 颗',
    description: 'How large a list is.',
  },
  undecided: {
    id: 'upload.recent.undecided',
    defaultMessage: '{lines, number} 行待你决定',
    description: 'A list of which so many lines wait for a decision.',
  },
  partly: {
    id: 'upload.recent.partly',
    defaultMessage: '{lines, number} 行无法购买',
    description: 'A list of which so many lines cannot be bought here.',
  },
  ready: {
    id: 'upload.recent.ready',
    defaultMessage: '全部可买',
    description: 'A list of which every line can be bought.',
  },
  inCart: {
    id: 'upload.recent.inCart',
    defaultMessage: '已加入购物车',
    description: 'A list that was put in the cart.',
  },
  remove: {
    id: 'upload.recent.remove',
    defaultMessage: '移除 {name}',
    description: 'Button: takes a list off the recent ones of this browser.',
  },
});
