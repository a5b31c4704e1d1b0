import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  count: {
    id: 'repair.meter.count',
    defaultMessage: '<b>{particles, number}</b> / {max, number} 颗',
    description:
      'How many particles (pieces) of a repair request are chosen, of the most. The tag marks a large number.',
  },
  chosen: {
    id: 'repair.meter.chosen',
    defaultMessage: '已选 {particles, number} 颗，最多 {max, number} 颗',
    description: 'The same for screen readers.',
  },
  over: {
    id: 'repair.meter.over',
    defaultMessage: '已选 {particles, number} 颗，超过最多 {max, number} 颗',
    description: 'For screen readers, when more particles are chosen than a repair request may have.',
  },
});
