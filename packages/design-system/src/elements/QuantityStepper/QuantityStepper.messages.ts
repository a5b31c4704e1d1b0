import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  less: {
    id: 'core.quantityStepper.less',
    defaultMessage: '减少：{label}',
    description: 'Button that takes one from a quantity; label says which quantity.',
  },
  more: {
    id: 'core.quantityStepper.more',
    defaultMessage: '增加：{label}',
    description: 'Button that adds one to a quantity; label says which quantity.',
  },
  whole: {
    id: 'core.quantityStepper.whole',
    defaultMessage: '请填整数，从 {min, number} 起，已恢复为 {value, number}',
    description: 'A typed quantity was no whole number, such as 1.5 or -1; the last one is back.',
  },
  least: {
    id: 'core.quantityStepper.least',
    defaultMessage: '最少 {min, number}，已恢复为 {value, number}',
    description: 'A typed quantity was below the least one; the last one is back.',
  },
  most: {
    id: 'core.quantityStepper.most',
    defaultMessage: '只有 {max, number}',
    description: 'A typed quantity was above the stock or limit and was set to it.',
  },
});
