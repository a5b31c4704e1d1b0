import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  ask: {
    id: 'restock.button.ask',
    defaultMessage: '到货时提醒我',
    description: 'Button at a part that is sold out in the chosen colour.',
  },
  how: {
    id: 'restock.button.how',
    defaultMessage: '下次用此浏览器访问时查看是否到货，不会发送消息。',
    description: 'Below this button: how the alert works.',
  },
  isSet: {
    id: 'restock.button.isSet',
    defaultMessage: '已设置到货提醒，下次用此浏览器访问时查看。',
    description: 'In place of this button once the alert is set.',
  },
  cancel: { id: 'restock.button.cancel', defaultMessage: '取消提醒', description: 'Button: removes the alert.' },
  all: { id: 'restock.button.all', defaultMessage: '查看全部提醒', description: 'Link to the page of all alerts.' },
  full: {
    id: 'restock.button.full',
    defaultMessage: '到货提醒最多 {most, number} 条，请先移除不需要的。',
    description: 'No alert can be added; a link to all alerts follows.',
  },
});
