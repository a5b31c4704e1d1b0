import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unsure: {
    id: 'product.more.unsure',
    defaultMessage: '不确定？',
    description: 'Heading above the link to ask an agent about this product.',
  },
  unsureText: {
    id: 'product.more.unsureText',
    defaultMessage: '是否合用、何时发货，都可以咨询。',
    description: 'What an agent can be asked.',
  },
  chat: { id: 'product.more.chat', defaultMessage: '咨询此商品', description: 'Link to the chat about this product.' },
  drawn: {
    id: 'product.more.drawn',
    defaultMessage: '图片由程序绘制，颜色可能与实物有差别，请以收到的颗粒为准。',
    description: 'Below the measures of a part whose picture is drawn: colours may differ.',
  },
});
