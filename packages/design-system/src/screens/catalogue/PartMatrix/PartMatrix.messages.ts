import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'product.matrix.title',
    defaultMessage: '尺寸 × 颜色',
    description: 'Heading above the table of sizes and colours for buying many at once.',
  },
  titleOne: {
    id: 'product.matrix.titleOne',
    defaultMessage: '按颜色购买',
    description: 'The same heading where the table has one part only.',
  },
  note: {
    id: 'product.matrix.note',
    defaultMessage: '{parts, plural, =1 {填写数量，一次加入购物车} other {同系列 # 种，填写数量，一次加入购物车}}',
    description: 'Beside the heading: how many related sizes, and what to do.',
  },
  corner: {
    id: 'product.matrix.corner',
    defaultMessage: '尺寸，编号；格内为单价（元）',
    description: 'Corner of the table: what rows and cells show.',
  },
  legendPrice: {
    id: 'product.matrix.legendPrice',
    defaultMessage: '单价',
    description: 'Legend: the number in a cell is the price of one piece.',
  },
  legendFew: {
    id: 'product.matrix.legendFew',
    defaultMessage: '库存不足 {count, number}',
    description: 'Legend of the amber note about few pieces left.',
  },
  legendNone: {
    id: 'product.matrix.legendNone',
    defaultMessage: '没有这个颜色',
    description: 'Legend of the dash; also part of the name of such a cell.',
  },
  left: {
    id: 'product.matrix.left',
    defaultMessage: '剩 {stock, number}',
    description: 'In a cell: few pieces left. Very short.',
  },
  out: { id: 'product.matrix.out', defaultMessage: '缺货', description: 'In a cell: out of stock. Very short.' },
  cell: {
    id: 'product.matrix.cell',
    defaultMessage: '{part}，{colour}，单价 {price}',
    description: 'Accessible name of the field for a quantity.',
  },
  cellFew: {
    id: 'product.matrix.cellFew',
    defaultMessage: '{part}，{colour}，单价 {price}，剩 {stock, number}',
    description: 'The same with few pieces left.',
  },
  cellOut: {
    id: 'product.matrix.cellOut',
    defaultMessage: '{part}，{colour}，缺货',
    description: 'Accessible name of a cell that is out of stock.',
  },
  cellNone: {
    id: 'product.matrix.cellNone',
    defaultMessage: '{part}，{colour}，没有这个颜色',
    description: 'Accessible name of a cell of a colour in which the part is not made.',
  },
  whole: {
    id: 'product.matrix.whole',
    defaultMessage: '{part} {colour}：请填写整数。你填写的是“{typed}”，已恢复为 {value, number}。',
    description: 'A typed quantity was no whole number; the last one is back.',
  },
  most: {
    id: 'product.matrix.most',
    defaultMessage: '{part} {colour}：库存只有 {most, number}。你填写的是 {typed}，已改为 {most, number}。',
    description: 'A typed quantity was above the stock and was set to it.',
  },
  limit: {
    id: 'product.matrix.limit',
    defaultMessage: '{part} {colour}：每人限购 {most, number}。你填写的是 {typed}，已改为 {most, number}。',
    description: 'A typed quantity was above the limit for a shopper and was set to it.',
  },
  total: {
    id: 'product.matrix.total',
    defaultMessage: '{kinds, plural, other {# 种}}，{pieces, plural, other {# 颗}}',
    description: 'Below the table: number of items and pieces; the total follows.',
  },
  memberPrices: {
    id: 'product.matrix.memberPrices',
    defaultMessage: '会员价结算时自动享受',
    description: 'Beside the total, for shoppers who pay member prices: the total is without them.',
  },
  nothing: {
    id: 'product.matrix.nothing',
    defaultMessage: '尚未填写数量',
    description: 'Below the table while no quantity is typed.',
  },
  addAll: {
    id: 'product.matrix.addAll',
    defaultMessage: '全部加入购物车',
    description: 'Button that adds everything typed into the table to the cart.',
  },
  adding: {
    id: 'product.matrix.adding',
    defaultMessage: '正在加入 {done, number} / {of, number}',
    description: 'The same button while items are being added to the cart.',
  },
  problems: {
    id: 'product.matrix.problems',
    defaultMessage: '{count, plural, other {# 种需要再确认}}，填写的数量都会保留：',
    description:
      'Heading of the items that were not added to the cart, or of which that is not known, each with the reason; their quantities stay.',
  },
  unknown: {
    id: 'product.matrix.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已加入购物车。请先查看购物车，再决定是否添加。',
    description: 'The reason below: no answer came, so the item may be in the cart or not.',
  },
  familyFailed: {
    id: 'product.matrix.familyFailed',
    defaultMessage: '同系列的其他尺寸加载失败。',
    description: 'Below the matrix of quantities, when related sizes could not be loaded; the reason follows.',
  },
});
