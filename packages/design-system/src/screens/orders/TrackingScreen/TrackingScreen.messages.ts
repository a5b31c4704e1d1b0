import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'orders.tracking.title',
    defaultMessage: '物流',
    description: 'Page title and last breadcrumb while the progress is not known.',
  },
  notSent: {
    id: 'orders.tracking.notSent',
    defaultMessage: '尚未发出',
    description: 'Page title: the parcel has not been sent.',
  },
  noNumber: {
    id: 'orders.tracking.noNumber',
    defaultMessage: '没有快递单号',
    description: 'Page title: the parcel was sent, but the server does not say with which number.',
  },
  noNumberText: {
    id: 'orders.tracking.noNumberText',
    defaultMessage: '商店没有提供快递单号，这里无法查询物流。可以联系客服。',
    description: 'What to do about a parcel whose number the server did not send.',
  },
  notSentText: {
    id: 'orders.tracking.notSentText',
    defaultMessage: '仓库配货后交给快递，之后可在这里查看物流。',
    description: 'What happens before the parcel is sent.',
  },
  pickUp: {
    id: 'orders.tracking.pickUp',
    defaultMessage: '到店取货，没有物流',
    description: 'Page title: the order is collected at a shop.',
  },
  pickUpText: {
    id: 'orders.tracking.pickUpText',
    defaultMessage: '到店出示订单号即可取货。',
    description: 'How to collect an order at a shop.',
  },
  parcels: {
    id: 'orders.tracking.parcels',
    defaultMessage: '这笔订单的包裹',
    description: 'Label of the tabs of the parcels of an order.',
  },
  parcel: {
    id: 'orders.tracking.parcel',
    defaultMessage: '包裹 {at, number}',
    description: 'Link to one of several parcels, counted from 1.',
  },
  shipTo: { id: 'orders.tracking.shipTo', defaultMessage: '送到', description: 'Heading over the address.' },
  contents: {
    id: 'orders.tracking.contents',
    defaultMessage: '包裹里有',
    description: 'Heading over the parts in the parcel.',
  },
  allContents: {
    id: 'orders.tracking.allContents',
    defaultMessage: '整笔订单有',
    description: 'Heading over the parts of all parcels, where the shop does not list those of this parcel.',
  },
  toOrder: { id: 'orders.tracking.toOrder', defaultMessage: '查看订单', description: 'Link to the order.' },
});
