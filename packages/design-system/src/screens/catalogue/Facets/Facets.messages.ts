import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  category: { id: 'lists.facets.category', defaultMessage: '分类', description: 'Heading of the category tree.' },
  all: {
    id: 'lists.facets.all',
    defaultMessage: '全部分类',
    description: 'First link of the category tree: no category.',
  },
  parts: {
    id: 'lists.facets.parts',
    defaultMessage: '种',
    description: 'Read after the number of parts that a filter would leave; screen readers only.',
  },
  moreCategories: {
    id: 'lists.facets.moreCategories',
    defaultMessage: '另外 {count, number} 类',
    description: 'Button that shows the other categories.',
  },
  alsoCategory: {
    id: 'lists.facets.alsoCategory',
    defaultMessage: '同时显示：{name}',
    description: 'Name of the box beside a category, for screen readers: adds it to the chosen ones.',
  },
  more: {
    id: 'lists.facets.more',
    defaultMessage: '另外 {count, number} 项',
    description: 'Button that shows the other values of a long filter.',
  },
  fewer: {
    id: 'lists.facets.fewer',
    defaultMessage: '收起',
    description: 'Button that hides again what a "more" button showed.',
  },
  colour: { id: 'lists.facets.colour', defaultMessage: '颜色', description: 'Heading of the colour filter.' },
  chosen: {
    id: 'lists.facets.chosen',
    defaultMessage: '已选 {count, number}',
    description: 'Beside the heading of a filter: how many of its values are chosen.',
  },
  clear: { id: 'lists.facets.clear', defaultMessage: '透明', description: 'Small heading above transparent colours.' },
  shiny: {
    id: 'lists.facets.shiny',
    defaultMessage: '珠光与金属',
    description: 'Small heading above pearl, metallic, chrome and glowing colours.',
  },
  allColours: {
    id: 'lists.facets.allColours',
    defaultMessage: '全部 {count, number} 色',
    description: 'Button that shows all colours.',
  },
  size: { id: 'lists.facets.size', defaultMessage: '尺寸', description: 'Heading of the size filter.' },
  sizeHint: {
    id: 'lists.facets.sizeHint',
    defaultMessage: '凸点数，宽 × 长',
    description: 'Beside the heading of the size filter: sizes are in studs, width by length.',
  },
  sizeName: {
    id: 'lists.facets.sizeName',
    defaultMessage: '{width, number} × {length, number}',
    description: 'A size in studs.',
  },
  otherSizes: {
    id: 'lists.facets.otherSizes',
    defaultMessage: '其他 {count, number} 种尺寸',
    description: 'Button that shows sizes that are not in the table.',
  },
  height: { id: 'lists.facets.height', defaultMessage: '高度', description: 'Heading of the height filter.' },
  heightHint: {
    id: 'lists.facets.heightHint',
    defaultMessage: '3 板 = 1 砖',
    description: 'Beside the heading of the height filter: three plates are one brick.',
  },
  heightName: {
    id: 'lists.facets.heightName',
    defaultMessage: '{plates, plural, =3 {1 砖高} =6 {2 砖高} =9 {3 砖高} other {# 板高}}',
    description: 'A height, in bricks where it is whole bricks, else in plates.',
  },
  finish: { id: 'lists.facets.finish', defaultMessage: '表面', description: 'Heading of the finish filter.' },
  solid: { id: 'lists.facets.solid', defaultMessage: '实色', description: 'A finish: opaque colours.' },
  transparent: { id: 'lists.facets.transparent', defaultMessage: '透明', description: 'A finish.' },
  pearl: { id: 'lists.facets.pearl', defaultMessage: '珠光', description: 'A finish: pearlescent.' },
  metal: { id: 'lists.facets.metal', defaultMessage: '金属漆', description: 'A finish: metallic paint.' },
  chrome: { id: 'lists.facets.chrome', defaultMessage: '电镀', description: 'A finish: chrome.' },
  milky: { id: 'lists.facets.milky', defaultMessage: '乳白', description: 'A finish: milky translucent.' },
  glow: { id: 'lists.facets.glow', defaultMessage: '夜光', description: 'A finish: glows in the dark.' },
  rubber: { id: 'lists.facets.rubber', defaultMessage: '橡胶', description: 'A finish: rubber.' },
  glitter: { id: 'lists.facets.glitter', defaultMessage: '闪粉', description: 'A finish: glitter.' },
  stock: { id: 'lists.facets.stock', defaultMessage: '库存', description: 'Heading of the stock filter.' },
  stockName: {
    id: 'lists.facets.stockName',
    defaultMessage: '{pieces, plural, =1 {只看有货} other {库存 # 颗以上}}',
    description: 'A choice of the stock filter: in stock, or at least so many pieces.',
  },
  price: { id: 'lists.facets.price', defaultMessage: '单价', description: 'Heading of the price filter.' },
  priceFrom: {
    id: 'lists.facets.priceFrom',
    defaultMessage: '最低单价（元）',
    description: 'Name of the field for the lowest price, for screen readers.',
  },
  priceTo: {
    id: 'lists.facets.priceTo',
    defaultMessage: '最高单价（元）',
    description: 'Name of the field for the highest price, for screen readers.',
  },
  priceGo: {
    id: 'lists.facets.priceGo',
    defaultMessage: '按单价筛选',
    description: 'Button beside the two price fields.',
  },
  priceSpan: {
    id: 'lists.facets.priceSpan',
    defaultMessage: '这些颗粒的单价从 {from} 到 {to}',
    description: 'What the price histogram shows, for screen readers.',
  },
  notANumber: {
    id: 'lists.facets.notANumber',
    defaultMessage: '单价请填写数字，例如 0.50。',
    description: 'What is wrong with a typed price: no number.',
  },
  negative: {
    id: 'lists.facets.negative',
    defaultMessage: '单价不能小于 0。',
    description: 'What is wrong with a typed price: below zero.',
  },
  tooPrecise: {
    id: 'lists.facets.tooPrecise',
    defaultMessage: '单价最多两位小数。',
    description: 'What is wrong with a typed price: more than two decimals.',
  },
  tooHigh: {
    id: 'lists.facets.tooHigh',
    defaultMessage: '没有单价这么高的颗粒。',
    description: 'What is wrong with a typed price: far too high.',
  },
  reversed: {
    id: 'lists.facets.reversed',
    defaultMessage: '最高价低于最低价，请对调。',
    description: 'What is wrong with a price range: the highest is below the lowest.',
  },
  failed: {
    id: 'lists.facets.failed',
    defaultMessage: '筛选条件加载失败。',
    description: 'In place of the filters, except the categories, when they could not be loaded; the reason follows.',
  },
});
