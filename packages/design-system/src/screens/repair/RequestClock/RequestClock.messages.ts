import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  payWithin: {
    id: 'repairs.clock.payWithin',
    defaultMessage: '付款时间剩 {time}',
    description: 'How long a repair request can still be paid; time is like 14:59:30.',
  },
  payOver: {
    id: 'repairs.clock.payOver',
    defaultMessage: '付款期限已过，申请正在关闭',
    description: 'The time to pay a repair request is over, the shop has not closed it yet.',
  },
  runs: {
    id: 'repairs.clock.runs',
    defaultMessage: '最晚 {day} 处理，还有 {count, number} 个工作日',
    description: 'Until when a repair request is processed, and how many working days that is.',
  },
  over: {
    id: 'repairs.clock.over',
    defaultMessage: '应在 {day} 前处理完，已经逾期，请联系客服',
    description: 'The shop should have processed the repair request until this day, which is past.',
  },
  stopped: {
    id: 'repairs.clock.stopped',
    defaultMessage: '等待你回答，处理期限已暂停；回答后还有 {count, number} 个工作日',
    description: 'The shop waits for the shopper; the working days left go on counting after the answer.',
  },
  waits: {
    id: 'repairs.clock.waits',
    defaultMessage: '等待你回答',
    description: 'The shop waits for the shopper’s answer; the working days left are not known.',
  },
});
