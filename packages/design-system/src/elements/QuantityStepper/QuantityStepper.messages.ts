import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  less: {
    id: 'core.quantityStepper.less',
    defaultMessage: '减少：{label}',
    description: 'Button that decreases a quantity by one; label names the quantity.',
  },
  more: {
    id: 'core.quantityStepper.more',
    defaultMessage: '增加：{label}',
    description: 'Button that increases a quantity by one; label names the quantity.',
  },
  whole: {
    id: 'core.quantityStepper.whole',
    defaultMessage: '请填写不小于 {min, number} 的整数，已恢复为 {value, number}',
    description: 'The typed quantity is not a whole number, such as 1.5 or -1; the last one was restored.',
  },
  min: {
    id: 'core.quantityStepper.min',
    defaultMessage: '最少 {min, number}，已恢复为 {value, number}',
    description: 'The typed quantity is below the minimum; the last one was restored.',
  },
  max: {
    id: 'core.quantityStepper.max',
    defaultMessage: '最多 {max, number}',
    description:
      'The typed quantity is above the maximum, of which the reason is not known here, and was reduced to it.',
  },
});
