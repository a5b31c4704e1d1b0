import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  unavailable: {
    id: 'pay.reason.unavailable',
    defaultMessage: '此支付方式暂时不可用，商店尚未接通，这不是你的操作造成的。请稍后再试，或换一种方式。',
    description: 'Instead of a technical error of the payment provider: what happened and what to do.',
  },
  details: {
    id: 'pay.reason.details',
    defaultMessage: '商店的原文',
    description: 'Opens the text of a technical error as the server sent it, for an agent.',
  },
});
