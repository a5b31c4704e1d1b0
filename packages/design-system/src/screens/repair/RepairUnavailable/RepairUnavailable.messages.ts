import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repair.unavailable.title',
    defaultMessage: '本店暂不支持在线申请补件',
    description: 'Heading of a repair page whose shop has no repair service.',
  },
  text: {
    id: 'repair.unavailable.text',
    defaultMessage: '缺件或零件破损，可以直接联系客服。准备好套装编号、零件图片和购买凭证，处理更快。',
    description: 'What to do where the shop has no repair service.',
  },
  chat: { id: 'repair.unavailable.chat', defaultMessage: '问客服', description: 'Link to the chat with an agent.' },
  parts: {
    id: 'repair.unavailable.parts',
    defaultMessage: '购买零件',
    description: 'Link to the catalogue, where single parts can be bought.',
  },
});
