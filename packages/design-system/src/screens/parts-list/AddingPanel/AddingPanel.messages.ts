import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.adding.title',
    defaultMessage:
      '{state, select, running {正在加入购物车} paused {已暂停} lost {连接中断，已暂停} other {已加入购物车}}',
    description: 'Title of the dialog that puts a list into the cart: under way, paused, connection lost, done.',
  },
  progress: {
    id: 'savedLists.adding.progress',
    defaultMessage: '{done, number} / {of, number} 行，购物车增加 {pieces, number} 颗',
    description: 'How far it is: lines done of all, and pieces that are in the cart so far.',
  },
  bar: {
    id: 'savedLists.adding.bar',
    defaultMessage: '加入购物车的进度',
    description: 'Name of the progress bar, for screen readers.',
  },
  pause: { id: 'savedLists.adding.pause', defaultMessage: '暂停', description: 'Button.' },
  resume: {
    id: 'savedLists.adding.resume',
    defaultMessage: '继续加入',
    description: 'Button: goes on putting the list into the cart.',
  },
  later: {
    id: 'savedLists.adding.later',
    defaultMessage: '返回清单',
    description: 'Button: closes the dialog; what is in the cart stays, the rest is not added now.',
  },
  rest: {
    id: 'savedLists.adding.rest',
    defaultMessage: '剩下的 {left, number} 行尚未加入。',
    description: 'While paused: so many lines are not in the cart yet.',
  },
  lost: {
    id: 'savedLists.adding.lost',
    defaultMessage: '已加入的都会保留。继续时会先查询哪些已加入。',
    description: 'After the connection was lost: nothing is lost, and what was already added is checked first.',
  },
  all: {
    id: 'savedLists.adding.all',
    defaultMessage: '{of, number} 行已全部加入，共 {pieces, number} 颗。',
    description: 'Result: every line is in the cart with all its pieces.',
  },
  some: {
    id: 'savedLists.adding.some',
    defaultMessage: '已加入 {pieces, number} 颗。{less, number} 行未全部加入，或尚不确定，详见下方。',
    description:
      'Result: so many pieces are in the cart; so many lines got fewer than requested, or that is not known; they follow with the reasons.',
  },
  unclear: {
    id: 'savedLists.adding.unclear',
    defaultMessage:
      '有 {count, plural, other {# 行}}第一次未收到商店的回复，购物车里也没有，所以又加入了一次。如果第一次的请求后来到达，购物车里会多出一份，结算前请核对数量。',
    description:
      'Result: so many lines were sent twice, since no answer came the first time; their names follow. They may be in the cart twice.',
  },
  less: {
    id: 'savedLists.adding.less',
    defaultMessage: '未全部加入，或尚不确定的行',
    description: 'Name of the list of lines that got fewer pieces than requested, or of which that is not known.',
  },
  got: {
    id: 'savedLists.adding.got',
    defaultMessage: '需要 {requested, number} 颗，已加入 {added, number} 颗',
    description: 'One such line: pieces requested and pieces added.',
  },
  reason: {
    id: 'savedLists.adding.reason',
    defaultMessage: '{reason, select, stock {库存不足} limit {已达限购数量} offSale {已下架} other {购物车已满}}',
    description:
      'Why a line got fewer: too few in stock, the limit for one shopper, no longer for sale, the cart holds no more.',
  },
  noReason: {
    id: 'savedLists.adding.noReason',
    defaultMessage: '商店没有说明原因',
    description: 'Why a line got fewer: the shop’s answer has no reason, or nothing about the line.',
  },
  gotUnknown: {
    id: 'savedLists.adding.gotUnknown',
    defaultMessage: '需要 {requested, number} 颗，已加入数量尚不确定，请查看购物车',
    description: 'One such line, when the shop’s answer says nothing about it: it may be in the cart or not.',
  },
  refused: {
    id: 'savedLists.adding.refused',
    defaultMessage: '商店未接受',
    description: 'Why a line got no pieces: the shop refused it and sent no reason.',
  },
  more: {
    id: 'savedLists.adding.more',
    defaultMessage: '查看另外 {count, number} 行',
    description: 'Button: shows so many more of these lines.',
  },
  undo: {
    id: 'savedLists.adding.undo',
    defaultMessage: '撤销',
    description: 'Button: takes the pieces of the list out of the cart again.',
  },
  undone: {
    id: 'savedLists.adding.undone',
    defaultMessage: '已撤销：{lines, number} 行 {pieces, number} 颗',
    description: 'Toast after the pieces of a list were taken out of the cart again.',
  },
  someUndone: {
    id: 'savedLists.adding.someUndone',
    defaultMessage: '{gone, number} 行已不在购物车中，未作改动；其余 {lines, number} 行已撤销',
    description: 'Toast in place of it when some lines had left the cart.',
  },
  undoFailed: {
    id: 'savedLists.adding.undoFailed',
    defaultMessage: '{reason} 可能没有全部撤销，请查看购物车。',
    description: 'Toast when undoing failed; the reason is a whole sentence.',
  },
  toCart: { id: 'savedLists.adding.toCart', defaultMessage: '去购物车', description: 'Link to the cart.' },
});
