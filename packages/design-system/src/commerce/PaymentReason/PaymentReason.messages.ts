import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  unavailable: {
    id: 'pay.reason.unavailable',
    defaultMessage: '现在用不了这种付款方式。商店那边没有接通，不是你的操作。过一会儿再试，或换一种方式。',
    description: 'Instead of a technical error of the payment provider: what happened and what to do.',
  },
  details: {
    id: 'pay.reason.details',
    defaultMessage: '商店的原话',
    description: 'Opens the text of a technical error as the server sent it, for an agent.',
  },
});
