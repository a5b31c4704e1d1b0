import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'core.searchBox.label',
    defaultMessage: '搜索颗粒',
    description: 'Name of the search box in the header.',
  },
  hint: {
    id: 'core.searchBox.hint',
    defaultMessage: '名称、编号或颜色',
    description: 'Shown inside the empty search box: what may be typed. Short, so that phones show all of it.',
  },
  search: { id: 'core.searchBox.search', defaultMessage: '搜索', description: 'Button of the search box.' },
  empty: {
    id: 'core.searchBox.empty',
    defaultMessage: '请输入要搜索的分类',
    description: 'Error when the search box is empty (spec section 5, exact text).',
  },
});
