import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  list: {
    id: 'lists.suggest.list',
    defaultMessage: '搜索建议',
    description: 'Names the list below the search box for screen readers.',
  },
  recent: { id: 'lists.suggest.recent', defaultMessage: '最近搜索', description: 'Heading above recent searches.' },
  hot: { id: 'lists.suggest.hot', defaultMessage: '热门搜索', description: 'Heading above popular searches.' },
  part: { id: 'lists.suggest.part', defaultMessage: '颗粒', description: 'Heading above suggested parts.' },
  category: {
    id: 'lists.suggest.category',
    defaultMessage: '分类',
    description: 'Heading above suggested categories.',
  },
  search: { id: 'lists.suggest.search', defaultMessage: '搜索', description: 'Heading above suggested searches.' },
  count: {
    id: 'lists.suggest.count',
    defaultMessage: '{count, number} 种',
    description: 'Beside a suggested category or search: the number of its parts.',
  },
  options: {
    id: 'lists.suggest.options',
    defaultMessage: '{count, number} 条建议，用上下键选择',
    description: 'Read by screen readers when suggestions have come.',
  },
  none: {
    id: 'lists.suggest.none',
    defaultMessage: '没有建议，按回车直接搜索。',
    description: 'Below the search box when there is nothing to suggest.',
  },
  forget: {
    id: 'lists.suggest.forget',
    defaultMessage: '移除“{text}”',
    description: 'Tooltip of the cross beside a search of before.',
  },
  forgetAll: {
    id: 'lists.suggest.forgetAll',
    defaultMessage: '清除搜索记录',
    description: 'Last row below recent searches: removes all of them.',
  },
  keys: {
    id: 'lists.suggest.keys',
    defaultMessage: '选中后按 Delete 键可以移除。',
    description: 'Read by screen readers with a recent search: the Delete key removes it.',
  },
});
