import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'repairs.tracking.home', defaultMessage: '首页', description: 'First of the breadcrumbs.' },
  requests: { id: 'repairs.tracking.requests', defaultMessage: '我的补件', description: 'Second of the breadcrumbs.' },
  title: {
    id: 'repairs.tracking.title',
    defaultMessage: '补件物流',
    description: 'Page title and last breadcrumb while the progress is not known.',
  },
  notSent: {
    id: 'repairs.tracking.notSent',
    defaultMessage: '尚未寄出',
    description: 'Page title: the replacement parts have not been sent.',
  },
  noNumber: {
    id: 'repairs.tracking.noNumber',
    defaultMessage: '没有快递单号',
    description: 'Page title: the parts were sent, but the server does not say with which parcel number.',
  },
  noNumberText: {
    id: 'repairs.tracking.noNumberText',
    defaultMessage: '商店没有提供快递单号，这里无法查询物流。可以联系客服。',
    description: 'What to do about a parcel whose number the server did not send.',
  },
  notSentText: {
    id: 'repairs.tracking.notSentText',
    defaultMessage: '审核通过并配货后交给快递，之后可在这里查看物流。',
    description: 'What happens before the replacement parts are sent.',
  },
  toRequest: { id: 'repairs.tracking.toRequest', defaultMessage: '查看补件申请', description: 'Link to the request.' },
  chat: { id: 'repairs.tracking.chat', defaultMessage: '问客服', description: 'Link to the chat about this request.' },
  shipTo: { id: 'repairs.tracking.shipTo', defaultMessage: '寄到', description: 'Heading over the address.' },
  contents: {
    id: 'repairs.tracking.contents',
    defaultMessage: '补的零件',
    description: 'Heading over the parts in the parcel.',
  },
  pieces: {
    id: 'repairs.tracking.pieces',
    defaultMessage: '{count, number} 颗',
    description: 'How many pieces of a part are in the parcel.',
  },
});
