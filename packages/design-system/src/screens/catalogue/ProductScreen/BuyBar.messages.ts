import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'product.buyBar.label',
    defaultMessage: '购买',
    description: 'Name of the bar at the bottom of a phone: colour, quantity, price and the button to add.',
  },
  colour: {
    id: 'product.buyBar.colour',
    defaultMessage: '选择颜色',
    description: 'Button that leads to the colours, while none is chosen. Very short.',
  },
  kind: {
    id: 'product.buyBar.kind',
    defaultMessage: '选择规格',
    description: 'Button that leads to the variants of goods that are no parts, while none is chosen. Very short.',
  },
  change: {
    id: 'product.buyBar.change',
    defaultMessage: '，更换',
    description: 'Read aloud right after the name of the chosen colour, on a button; begins with a comma.',
  },
});
