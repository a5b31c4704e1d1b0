import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  star: {
    id: 'refunds.stars.star',
    defaultMessage: '{star, plural, other {# 星}}：{word}',
    description: 'Name of one of five stars to choose; word says what it stands for.',
  },
  none: {
    id: 'refunds.stars.none',
    defaultMessage: '尚未评分',
    description: 'Beside five stars of which none is chosen.',
  },
  one: { id: 'refunds.stars.one', defaultMessage: '很差', description: 'What one star of five stands for.' },
  two: { id: 'refunds.stars.two', defaultMessage: '较差', description: 'What two stars of five stand for.' },
  three: { id: 'refunds.stars.three', defaultMessage: '一般', description: 'What three stars of five stand for.' },
  four: { id: 'refunds.stars.four', defaultMessage: '满意', description: 'What four stars of five stand for.' },
  five: { id: 'refunds.stars.five', defaultMessage: '很满意', description: 'What five stars of five stand for.' },
});
