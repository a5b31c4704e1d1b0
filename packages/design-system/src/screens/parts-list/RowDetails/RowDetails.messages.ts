import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  place: {
    id: 'partsList.details.place',
    defaultMessage: '文件第 {line, number} 行{more, plural, =0 {} other {，和另外 {more, number} 行合在一起}}',
    description: 'Where a row stands in its file, and how many other lines ask for the same.',
  },
  near: {
    id: 'partsList.details.near',
    defaultMessage: '可能是',
    description: 'Before part numbers that look like the one that was not understood.',
  },
  part: { id: 'partsList.details.part', defaultMessage: '零件编号', description: 'Label of a box.' },
  noColour: {
    id: 'partsList.details.noColour',
    defaultMessage: '请选择颜色',
    description: 'Stands in the box of the colour while none is chosen.',
  },
  quantity: { id: 'partsList.details.quantity', defaultMessage: '数量', description: 'Label of a box.' },
  whole: {
    id: 'partsList.details.whole',
    defaultMessage: '请填写 1 以上的整数',
    description: 'What is wrong with a typed quantity.',
  },
  needed: {
    id: 'partsList.details.needed',
    defaultMessage: '请填写零件编号',
    description: 'The part number is empty.',
  },
  apply: {
    id: 'partsList.details.apply',
    defaultMessage: '应用',
    description: 'Button: reads the line with what was typed.',
  },
  restore: {
    id: 'partsList.details.restore',
    defaultMessage: '还原为文件内容',
    description: 'Button: takes back what was changed by hand.',
  },
  offers: { id: 'partsList.details.offers', defaultMessage: '可以改买', description: 'Heading over substitutes.' },
  byColour: {
    id: 'partsList.how.colour',
    defaultMessage: '换颜色',
    description: 'Kind of substitute: the same part in a near colour.',
  },
  byMould: {
    id: 'partsList.how.mould',
    defaultMessage: '另一模具',
    description: 'Kind of substitute: another mould of the same part.',
  },
  byAlternate: {
    id: 'partsList.how.alternate',
    defaultMessage: '代用件，可能装不上',
    description: 'Kind of substitute: a part that may not fit.',
  },
  byBlank: {
    id: 'partsList.how.blank',
    defaultMessage: '无印刷',
    description: 'Kind of substitute: the part without its print.',
  },
  byHalves: {
    id: 'partsList.how.halves',
    defaultMessage: '短的 2 颗代替长的 1 颗',
    description: 'Kind of substitute: two shorter parts for one longer.',
  },
  cost: {
    id: 'partsList.details.cost',
    defaultMessage: '{quantity, number} 颗 × {price}，有 {stock, number} 颗',
    description: 'What a substitute would cost and how many there are.',
  },
  take: { id: 'partsList.details.take', defaultMessage: '改买这个', description: 'Button: buys a substitute.' },
  allColour: {
    id: 'partsList.details.allColour',
    defaultMessage: '所有{colour}都这样替换',
    description: 'Button: takes a substitute colour for all lines of a colour.',
  },
  takeIn: {
    id: 'partsList.details.takeIn',
    defaultMessage: '恢复这一行',
    description: 'Button: takes back that a row was left out.',
  },
  product: { id: 'partsList.details.product', defaultMessage: '查看商品', description: 'Link to the product’s page.' },
});
