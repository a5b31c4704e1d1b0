import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  deleted: {
    id: 'buying.part.deleted',
    defaultMessage: '商品已删除',
    description: 'Stands for the name of a product that the shop has deleted.',
  },
  inColour: {
    id: 'buying.part.inColour',
    defaultMessage: '{name}，{colour}',
    description: 'A part in a colour, in the names of buttons that are about it.',
  },
});
