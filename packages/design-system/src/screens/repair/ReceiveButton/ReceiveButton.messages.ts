import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  receive: {
    id: 'repairs.receive.receive',
    defaultMessage: '确认收货',
    description: 'Button: the parcel with the replacement parts arrived.',
  },
  question: {
    id: 'repairs.receive.question',
    defaultMessage: '收到包裹了吗？',
    description: 'Asks for a confirmation before receipt is confirmed.',
  },
  yes: { id: 'repairs.receive.yes', defaultMessage: '收到了', description: 'Confirms receipt.' },
  no: { id: 'repairs.receive.no', defaultMessage: '还没有', description: 'Does not confirm receipt.' },
});
