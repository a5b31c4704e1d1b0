import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  presale: {
    id: 'promo.presale.title',
    defaultMessage: '预售',
    description: 'Heading of the presale page and of its strip on the home page.',
  },
  presaleLead: {
    id: 'promo.presale.lead',
    defaultMessage: '先付款预订，截止后统一发货。',
    description: 'Below the heading of the presales: paid in full at once, shipped after the end.',
  },
  before: {
    id: 'promo.presaleCard.before',
    defaultMessage: '未开始',
    description: 'State of a presale that has not begun.',
  },
  running: {
    id: 'promo.presaleCard.running',
    defaultMessage: '预售中',
    description: 'State of a presale that is running.',
  },
  over: { id: 'promo.presaleCard.over', defaultMessage: '已结束', description: 'State of a presale that is over.' },
  begins: {
    id: 'promo.presaleCard.begins',
    defaultMessage: '{date} 开始',
    description: 'When a presale begins; the date with its time of day.',
  },
  ends: {
    id: 'promo.presaleCard.ends',
    defaultMessage: '{date} 截止',
    description: 'When a presale ends; the date with its time of day.',
  },
  ended: {
    id: 'promo.presaleCard.ended',
    defaultMessage: '{date} 已截止',
    description: 'When a presale ended; a date.',
  },
  ships: {
    id: 'promo.presaleCard.ships',
    defaultMessage: '截止后 {days, number} 天内发货',
    description: 'A presale’s goods ship within so many days after its end.',
  },
  shipsAtOnce: {
    id: 'promo.presaleCard.shipsAtOnce',
    defaultMessage: '截止后即发货',
    description: 'A presale’s goods ship right after its end.',
  },
  ordered: {
    id: 'promo.presaleCard.ordered',
    defaultMessage: '已订 {count, number}',
    description: 'How many were ordered in a presale so far.',
  },
  soldOut: {
    id: 'promo.presaleCard.soldOut',
    defaultMessage: '已订完',
    description: 'In a presale that is running, everything is ordered.',
  },
  order: {
    id: 'promo.presaleCard.order',
    defaultMessage: '去预订',
    description: 'Button on a presale card: order.',
  },
  look: {
    id: 'promo.presaleCard.look',
    defaultMessage: '查看',
    description: 'Button on a presale card that can not be ordered now: view the product.',
  },
});
