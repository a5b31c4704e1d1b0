import { defineMessages } from '../../../words/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'shop.parts.home', defaultMessage: '首页', description: 'First step of the breadcrumbs.' },
  title: { id: 'shop.parts.title', defaultMessage: '颗粒商城', description: 'Heading of the page with all parts; also a step of the breadcrumbs.' },
  count: { id: 'shop.parts.count', defaultMessage: '<b>{total, number}</b> 种颗粒', description: 'How many parts match. The number is set large.' },
  filters: { id: 'shop.parts.filters', defaultMessage: '分类', description: 'Heading of the category tree; on phones the button that opens it.' },
  all: { id: 'shop.parts.all', defaultMessage: '全部颗粒', description: 'First link of the category tree: no category.' },
  applied: { id: 'shop.parts.applied', defaultMessage: '已选条件', description: 'Names the row of applied filters for screen readers.' },
  remove: { id: 'shop.parts.remove', defaultMessage: '去掉条件：{name}', description: 'Accessible name of a chip that removes one filter.' },
  clear: { id: 'shop.parts.clear', defaultMessage: '全部清除', description: 'Removes all filters.' },
  empty: { id: 'shop.parts.empty', defaultMessage: '这一类还没有颗粒', description: 'Title when a category has no parts.' },
  emptyText: { id: 'shop.parts.emptyText', defaultMessage: '换一类看看，或者直接搜编号、尺寸和颜色。', description: 'What to do when a category has no parts.' },
  emptyShop: { id: 'shop.parts.emptyShop', defaultMessage: '商店里还没有颗粒', description: 'Title when the shop has no parts at all.' },
  search: { id: 'shop.parts.search', defaultMessage: '去搜颗粒', description: 'Link to the search page.' },
});
