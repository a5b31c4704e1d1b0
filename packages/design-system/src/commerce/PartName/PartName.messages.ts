import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  deleted: {
    id: 'buying.part.deleted',
    defaultMessage: '商品已删除',
    description: 'Stands for the name of a product that the shop has deleted.',
  },
  unnamed: {
    id: 'buying.part.unnamed',
    defaultMessage: '商品（没有名称）',
    description:
      'Stands for the name of a product for which the server sent none; its picture, number or colour is beside it.',
  },
  inColour: {
    id: 'buying.part.inColour',
    defaultMessage: '{name}，{colour}',
    description: 'A part in a colour, in the names of buttons that are about it.',
  },
});
