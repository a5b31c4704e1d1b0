import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  step: { id: 'repairPick.filter.step', defaultMessage: '第 {step, number} 步', description: 'Heading: a step.' },
  bag: { id: 'repairPick.filter.bag', defaultMessage: '第 {bag, number} 袋', description: 'Heading: a whole bag.' },
  scope: {
    id: 'repairPick.filter.scope',
    defaultMessage: '这一步还是整袋',
    description: 'Accessible name of the choice between the parts of a step and of its whole bag.',
  },
  thisStep: {
    id: 'repairPick.filter.thisStep',
    defaultMessage: '这一步 {count, number} 种',
    description: 'Choice: only the parts of this step; count is the number of different parts.',
  },
  wholeBag: {
    id: 'repairPick.filter.wholeBag',
    defaultMessage: '整袋 {count, number} 种',
    description: 'Choice: all parts of the bag; count is the number of different parts.',
  },
  legend: {
    id: 'repairPick.filter.legend',
    defaultMessage: '4× 是{whole, select, true {这一袋} other {这一步}}用到的颗数',
    description: 'Explains the number with × on the pictures of parts: how many this step or this bag uses.',
  },
  colours: {
    id: 'repairPick.filter.colours',
    defaultMessage: '颜色',
    description: 'Accessible name of the colour filter.',
  },
  moreColours: {
    id: 'repairPick.filter.moreColours',
    defaultMessage: '更多颜色',
    description: 'Button: opens a list of all colours.',
  },
  colourCount: {
    id: 'repairPick.filter.colourCount',
    defaultMessage: '{name}，{count, number} 种',
    description: 'A colour with the number of different parts in it.',
  },
  category: {
    id: 'repairPick.filter.category',
    defaultMessage: '类别',
    description: 'Label: filters parts by category.',
  },
  allCategories: {
    id: 'repairPick.filter.allCategories',
    defaultMessage: '全部类别',
    description: 'Choice: parts of every category.',
  },
  search: {
    id: 'repairPick.filter.search',
    defaultMessage: '在本套装中搜索',
    description: 'Label of a text search within the parts of the set.',
  },
  searchHint: {
    id: 'repairPick.filter.searchHint',
    defaultMessage: '名称、颜色或编号',
    description: 'Placeholder of the text search: name, colour or number.',
  },
  found: {
    id: 'repairPick.filter.found',
    defaultMessage: '{count, number} 种零件',
    description: 'How many different parts the filters show.',
  },
  nothing: {
    id: 'repairPick.filter.nothing',
    defaultMessage: '没有符合条件的零件',
    description: 'No part matches the filters.',
  },
  nothingText: {
    id: 'repairPick.filter.nothingText',
    defaultMessage: '放宽条件，或者用文字说明要补哪一颗。',
    description: 'What to do when no part matches the filters.',
  },
  clear: { id: 'repairPick.filter.clear', defaultMessage: '清除条件', description: 'Button: removes all filters.' },
  picked: {
    id: 'repairPick.card.picked',
    defaultMessage: '已选 {count, number}',
    description: 'Label on the picture of a part: how many pieces of it are picked. Short.',
  },
  needed: {
    id: 'repairPick.card.needed',
    defaultMessage: '用 {count, number} 颗',
    description: 'For screen readers: how many pieces of a part the step or bag uses.',
  },
  inSet: {
    id: 'repairPick.card.inSet',
    defaultMessage: '全套 {count, number} 颗',
    description: 'How many pieces of a part the whole set has.',
  },
  name: {
    id: 'repairPick.card.name',
    defaultMessage: '{name} {colour}',
    description: 'A part in a colour.',
  },
  add: { id: 'repairPick.card.add', defaultMessage: '补', description: 'Button: request one piece of a part. Short.' },
  addPart: {
    id: 'repairPick.card.addPart',
    defaultMessage: '补：{part}',
    description: 'Accessible name of the button that requests one piece of a part.',
  },
  quantity: {
    id: 'repairPick.card.quantity',
    defaultMessage: '{part}的颗数',
    description: 'Accessible name of the quantity of a part.',
  },
  allOfSet: {
    id: 'repairPick.card.allOfSet',
    defaultMessage: '全套就 {count, number} 颗',
    description: 'Why the quantity of a part cannot grow: the set has no more.',
  },
  requestFull: {
    id: 'repairPick.card.requestFull',
    defaultMessage: '一次最多 {max, number} 颗，已选满',
    description: 'Why no more particles can be picked: the request is full.',
  },
  spare: {
    id: 'repairPick.card.spare',
    defaultMessage: '盒里附有 {count, number} 颗备用',
    description: 'The box contains additional pieces of the part.',
  },
  out: { id: 'repairPick.card.out', defaultMessage: '暂时缺货', description: 'A part is out of stock.' },
  short: {
    id: 'repairPick.card.short',
    defaultMessage: '现货只有 {stock, number} 颗',
    description: 'Fewer pieces of a part are in stock than are picked.',
  },
  back: {
    id: 'repairPick.card.back',
    defaultMessage: '约 {days, number} 天后有货',
    description: 'When a part that is out of stock is back.',
  },
  backUnknown: {
    id: 'repairPick.card.backUnknown',
    defaultMessage: '到货时间未知',
    description: 'It is not known when a part that is out of stock is back.',
  },
  instead: {
    id: 'repairPick.card.instead',
    defaultMessage: '{part}缺货时',
    description: 'Accessible name of the choice what to do about a part that is out of stock.',
  },
  wait: {
    id: 'repairPick.card.wait',
    defaultMessage: '等原色',
    description: 'Choice: wait until the part is back in stock.',
  },
  takeColour: {
    id: 'repairPick.card.takeColour',
    defaultMessage: '换{colour}',
    description: 'Choice: send the part in a similar colour instead.',
  },
  offered: {
    id: 'repairPick.card.offered',
    defaultMessage: '可以换相近的颜色',
    description: 'Similar colours of a part that is out of stock can be chosen once the part is picked.',
  },
});
