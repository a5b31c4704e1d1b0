import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'lists.picks.home', defaultMessage: '首页', description: 'First step of the breadcrumbs.' },
  kinds: {
    id: 'lists.picks.kinds',
    defaultMessage: '推荐清单',
    description: 'Names the row of links between best sellers, hot, new and reduced parts, for screen readers.',
  },
  best: {
    id: 'lists.picks.best',
    defaultMessage: '精选颗粒',
    description: 'Parts that the shop recommends, best first: a tab and the heading of its page.',
  },
  hot: {
    id: 'lists.picks.hot',
    defaultMessage: '热卖榜',
    description: 'Parts that sell most: a tab and the heading of its page.',
  },
  new: {
    id: 'lists.picks.new',
    defaultMessage: '新品上架',
    description: 'Newest parts: a tab and the heading of its page.',
  },
  benefit: {
    id: 'lists.picks.benefit',
    defaultMessage: '降价颗粒',
    description: 'Parts at a reduced price: a tab and the heading of its page.',
  },
  count: {
    id: 'lists.picks.count',
    defaultMessage: '<b>{total, number}</b> 种颗粒',
    description: 'How many parts are in the list. The number is set large.',
  },
  empty: {
    id: 'lists.picks.empty',
    defaultMessage: '这份清单暂无颗粒',
    description: 'Title of a list of recommended parts that has none.',
  },
  emptyText: {
    id: 'lists.picks.emptyText',
    defaultMessage: '看看其他清单，或逛逛全部颗粒。',
    description: 'What to do where a list of recommended parts has none.',
  },
  all: { id: 'lists.picks.all', defaultMessage: '查看全部颗粒', description: 'Link to all parts.' },
});
