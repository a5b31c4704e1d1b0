import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  requests: {
    id: 'repairs.found.requests',
    defaultMessage: '我的补件',
    description: 'Link to all repair requests, on the page of an unknown one.',
  },
  notFound: {
    id: 'repairs.found.notFound',
    defaultMessage: '找不到这份补件申请',
    description: 'Title: there is no such request, or it belongs to another shopper.',
  },
  notFoundText: {
    id: 'repairs.found.notFoundText',
    defaultMessage: '申请号可能有误，或属于另一个账号。',
    description: 'Text where a request was not found.',
  },
});
