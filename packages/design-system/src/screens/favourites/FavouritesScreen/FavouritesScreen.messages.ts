import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'favourites.list.title', defaultMessage: '我的收藏', description: 'Title of the page of favourites.' },
  shown: {
    id: 'favourites.list.shown',
    defaultMessage: '先显示 {count, number} 种',
    description: 'How many favourites are shown; there are more.',
  },
  total: {
    id: 'favourites.list.total',
    defaultMessage: '共 {count, number} 种',
    description: 'How many favourites are shown; these are all.',
  },
  more: {
    id: 'favourites.list.more',
    defaultMessage: '查看更早的收藏',
    description: 'Button below the list that shows older favourites.',
  },
  empty: { id: 'favourites.list.empty', defaultMessage: '暂无收藏', description: 'Title: no favourites at all.' },
  emptyText: {
    id: 'favourites.list.emptyText',
    defaultMessage: '看到喜欢的零件，点图片上的爱心，就会显示在这里。',
    description: 'How to get favourites: by the heart on the picture of a part.',
  },
  toParts: { id: 'favourites.list.toParts', defaultMessage: '逛颗粒商城', description: 'Link to the list of parts.' },
  selectAll: {
    id: 'favourites.list.selectAll',
    defaultMessage: '全选',
    description: 'Checkbox that selects every favourite that is shown.',
  },
  select: {
    id: 'favourites.list.select',
    defaultMessage: '选择 {name}',
    description: 'Label of the checkbox of one favourite, for screen readers.',
  },
  selected: {
    id: 'favourites.list.selected',
    defaultMessage: '已选 {count, number} 种',
    description: 'How many favourites are selected.',
  },
  remove: {
    id: 'favourites.list.remove',
    defaultMessage: '移出收藏',
    description: 'Tooltip of the button that removes a favourite.',
  },
  removeOne: {
    id: 'favourites.list.removeOne',
    defaultMessage: '移出收藏：{name}',
    description: 'Name of the button that removes a favourite, for screen readers.',
  },
  removeSelected: {
    id: 'favourites.list.removeSelected',
    defaultMessage: '移出所选',
    description: 'Button that removes the selected favourites.',
  },
  addAll: {
    id: 'favourites.list.addAll',
    defaultMessage: '全部加入购物车',
    description: 'Main button: adds every favourite to the cart.',
  },
  addShown: {
    id: 'favourites.list.addShown',
    defaultMessage: '把这 {count, number} 种加入购物车',
    description: 'Main button: adds the favourites that are shown so far to the cart.',
  },
  addSelected: {
    id: 'favourites.list.addSelected',
    defaultMessage: '所选 {count, number} 种加入购物车',
    description: 'Main button: adds the selected favourites to the cart.',
  },
  addingMany: {
    id: 'favourites.list.addingMany',
    defaultMessage: '正在加入 {done, number} / {of, number}',
    description: 'The main button while favourites are being added, one after the other.',
  },
  oneOfEach: {
    id: 'favourites.list.oneOfEach',
    defaultMessage: '每种加 1 件，颜色以图为准。',
    description: 'Hint at the main button: how many of each are added, in the colour of the picture.',
  },
  leastOfEach: {
    id: 'favourites.list.leastOfEach',
    defaultMessage: '每种按最小起订量加入，颜色以图为准。',
    description:
      'Hint at the main button: of each product its smallest quantity is added, in the colour of the picture.',
  },
  leftOut: {
    id: 'favourites.list.leftOut',
    defaultMessage: '{count, plural, other {另有 # 种不会加入（缺货、下架、预售或需要选择规格）。}}',
    description: 'Hint at the main button: so many more are sold out, off sale, on presale or need a choice.',
  },
  noneAddable: {
    id: 'favourites.list.noneAddable',
    defaultMessage: '{count, plural, other {# 种都不能直接加入：缺货、下架、预售，或需要在商品页选择规格。}}',
    description: 'Hint at the disabled main button: all are sold out, off sale, on presale or need a choice.',
  },
});
