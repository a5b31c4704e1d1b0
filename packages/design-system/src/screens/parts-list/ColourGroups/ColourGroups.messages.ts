import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'partsList.groups.title',
    defaultMessage: '换颜色',
    description: 'Heading over colours in which parts are not made.',
  },
  about: {
    id: 'partsList.groups.about',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗没有这个颜色，按颜色决定一次，同色一起换',
    description: 'Beside the heading: what it is about.',
  },
  unclear: {
    id: 'partsList.groups.unclear',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗的颜色不明确，按颜色决定一次，同色一起换',
    description: 'In place of the above where parts are searched: no specification names the colour, it may exist.',
  },
  size: {
    id: 'partsList.groups.size',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗',
    description: 'Lines and pieces of one colour.',
  },
  instead: {
    id: 'partsList.groups.instead',
    defaultMessage: '用什么代替{colour}',
    description: 'Name of a choice of substitutes for a colour.',
  },
  none: {
    id: 'partsList.groups.none',
    defaultMessage: '都不替换',
    description: 'Button: leaves out all lines of all these colours.',
  },
  undo: {
    id: 'partsList.groups.undo',
    defaultMessage: '撤销',
    description: 'Button: takes back a substitute or a decision about colours.',
  },
  same: {
    id: 'partsList.nearness.same',
    defaultMessage: '几乎一样',
    description: 'How near two colours are: difference at most 2.',
  },
  close: {
    id: 'partsList.nearness.close',
    defaultMessage: '接近',
    description: 'How near two colours are: difference at most 5.',
  },
  visible: {
    id: 'partsList.nearness.visible',
    defaultMessage: '看得出差别',
    description: 'How near two colours are: difference at most 10.',
  },
  difference: {
    id: 'partsList.nearness.difference',
    defaultMessage: '{word}，色差 {difference}',
    description: 'How near a colour is, in a word and as a number.',
  },
  from: { id: 'partsList.groups.from', defaultMessage: '{price} 起', description: 'Lowest price of a piece.' },
  serves: {
    id: 'partsList.groups.serves',
    defaultMessage: '只有 {lines, number} 行能换',
    description: 'A substitute colour in which only some of the parts are made.',
  },
  leave: {
    id: 'partsList.groups.leave',
    defaultMessage: '不买这 {lines, number} 行',
    description: 'Choice: leaves out all lines of a colour.',
  },
  stays: {
    id: 'partsList.groups.stays',
    defaultMessage: '{pieces, number} 颗留在清单里',
    description: 'Under that choice: they stay in the list.',
  },
  tooFar: {
    id: 'partsList.groups.tooFar',
    defaultMessage: '次近的{colour}色差 {difference}，不推荐',
    description: 'The next colour is too far to be offered.',
  },
  nothing: {
    id: 'partsList.groups.nothing',
    defaultMessage: '没有找到相近的颜色',
    description: 'No colour is near enough.',
  },
  more: {
    id: 'partsList.groups.more',
    defaultMessage: '还有 {count, number} 种颜色，{lines, number} 行 {pieces, number} 颗',
    description: 'Button: shows the other colours.',
  },
});
