import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  unsure: {
    id: 'product.more.unsure',
    defaultMessage: '拿不准？',
    description: 'Heading above the link to ask an agent about this product.',
  },
  unsureText: {
    id: 'product.more.unsureText',
    defaultMessage: '颜色、能不能拼、什么时候发货，都可以问。',
    description: 'What an agent can be asked.',
  },
  chat: { id: 'product.more.chat', defaultMessage: '聊聊这件', description: 'Link to the chat about this product.' },
});
