import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  untilEnd: {
    id: 'promo.slotClock.untilEnd',
    defaultMessage: '距本场结束',
    description: 'Before a countdown to the end of the flash sale that is running.',
  },
  untilStart: {
    id: 'promo.slotClock.untilStart',
    defaultMessage: '距开抢',
    description: 'Before a countdown to the start of a flash sale.',
  },
  over: {
    id: 'promo.slotClock.over',
    defaultMessage: '本场已结束',
    description: 'In place of the countdown when the flash sale is over.',
  },
  nowRunning: {
    id: 'promo.slotClock.nowRunning',
    defaultMessage: '本场已开抢',
    description: 'Announced to screen readers when a flash sale begins while the page is open.',
  },
  nowOver: {
    id: 'promo.slotClock.nowOver',
    defaultMessage: '本场抢购已结束',
    description: 'Announced to screen readers when a flash sale ends while the page is open.',
  },
});
