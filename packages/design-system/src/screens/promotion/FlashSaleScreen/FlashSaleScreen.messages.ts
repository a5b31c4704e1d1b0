import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  slots: {
    id: 'promo.flashSale.slots',
    defaultMessage: '今天的场次',
    description: 'Name of the row of links to the day’s flash-sale slots.',
  },
  over: {
    id: 'promo.flashSale.over',
    defaultMessage: '已结束',
    description: 'State of a flash-sale slot below its time: it is over.',
  },
  running: {
    id: 'promo.flashSale.running',
    defaultMessage: '抢购中',
    description: 'State of a flash-sale slot below its time: it is running.',
  },
  coming: {
    id: 'promo.flashSale.coming',
    defaultMessage: '未开始',
    description: 'State of a flash-sale slot below its time: it has not begun.',
  },
  hours: {
    id: 'promo.flashSale.hours',
    defaultMessage: '{from} 到 {to}',
    description: 'From when to when a flash-sale slot runs, times of day.',
  },
  list: {
    id: 'promo.flashSale.list',
    defaultMessage: '这一场的商品',
    description: 'Heading of the list of the items of a flash-sale slot; for screen readers only.',
  },
  next: {
    id: 'promo.flashSale.next',
    defaultMessage: '下一场 {time}',
    description: 'Link to the next flash-sale slot of the day, which begins at this time of day.',
  },
  dayOver: {
    id: 'promo.flashSale.dayOver',
    defaultMessage: '今日场次已全部结束，明天再来。',
    description: 'Shown when the last flash-sale slot of the day is over.',
  },
  noneTitle: {
    id: 'promo.flashSale.noneTitle',
    defaultMessage: '今天没有抢购',
    description: 'The shop has no flash sale today.',
  },
  noneText: {
    id: 'promo.flashSale.noneText',
    defaultMessage: '颗粒都在商城里，可按原价购买。',
    description: 'Below "no flash sale today": everything can be bought at the regular price.',
  },
  emptyTitle: {
    id: 'promo.flashSale.emptyTitle',
    defaultMessage: '这一场没有商品',
    description: 'A flash-sale slot has no items.',
  },
  emptyText: {
    id: 'promo.flashSale.emptyText',
    defaultMessage: '看看其他场次，或到商城逛逛。',
    description: 'Below "this slot has no items".',
  },
  parts: {
    id: 'promo.flashSale.parts',
    defaultMessage: '逛颗粒商城',
    description: 'Button that leads from an empty flash-sale page to all parts.',
  },
});
