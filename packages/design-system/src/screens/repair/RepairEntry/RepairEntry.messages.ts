import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  particles: {
    id: 'repairCart.entry.particles',
    defaultMessage: '{count, plural, other {# 颗}}',
    description: 'Number of requested pieces of a set.',
  },
  boughtOn: {
    id: 'repairCart.entry.boughtOn',
    defaultMessage: '{date}购买',
    description: 'When the set was bought.',
  },
  code: {
    id: 'repairCart.entry.code',
    defaultMessage: '防伪码 {code}',
    description: 'The anti-counterfeit code of the set, mostly hidden.',
  },
  voucher: {
    id: 'repairCart.entry.voucher',
    defaultMessage: '有购买凭证',
    description: 'The request has an image of the purchase voucher.',
  },
  sentTo: {
    id: 'repairCart.entry.sentTo',
    defaultMessage: '寄到{region}',
    description: 'The region to send parts to.',
  },
  showMore: {
    id: 'repairCart.entry.showMore',
    defaultMessage: '还有 {count, number} 种',
    description: 'Button that shows the remaining lines.',
  },
  showLines: {
    id: 'repairCart.entry.showLines',
    defaultMessage: '查看这 {count, number} 种零件',
    description: 'Button that shows the lines of a request.',
  },
  showFewer: {
    id: 'repairCart.entry.showFewer',
    defaultMessage: '收起',
    description: 'Button that collapses the lines.',
  },
});
