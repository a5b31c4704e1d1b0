import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  out: {
    id: 'core.colourSwatch.out',
    defaultMessage: '{colour}，缺货',
    description: 'Name of a colour that is sold out.',
  },
  count: {
    id: 'core.colourSwatch.count',
    defaultMessage: '{total, plural, other {# 种颜色}}',
    description: 'In how many colours a part is sold; said by screen readers for a row of dots.',
  },
});
