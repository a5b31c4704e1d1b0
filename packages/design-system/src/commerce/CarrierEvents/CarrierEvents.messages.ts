import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  waiting: {
    id: 'orders.tracking.waiting',
    defaultMessage: '已交给快递',
    description: 'Page title: sent, and the carrier has not reported anything.',
  },
  moving: {
    id: 'orders.tracking.moving',
    defaultMessage: '运输中',
    description: 'Page title: the parcel is in transit.',
  },
  stuck: {
    id: 'orders.tracking.stuck',
    defaultMessage: '物流停滞',
    description: 'Page title: no news of the parcel for days.',
  },
  delivered: {
    id: 'orders.tracking.delivered',
    defaultMessage: '已签收',
    description: 'Page title: the parcel is delivered.',
  },
  events: {
    id: 'orders.tracking.events',
    defaultMessage: '物流进度',
    description: 'Heading over the carrier’s events.',
  },
  noEvents: {
    id: 'orders.tracking.noEvents',
    defaultMessage: '暂无快递公司的记录，可以用快递单号向快递公司查询。',
    description: 'The shop has no events of the carrier: none yet, or it does not ask the carrier.',
  },
  stuckTitle: {
    id: 'orders.tracking.stuckTitle',
    defaultMessage: '{days, number} 天没有物流更新',
    description: 'Title of a warning: how many days there was no news of the parcel.',
  },
  stuckText: {
    id: 'orders.tracking.stuckText',
    defaultMessage: '可能滞留在中转站，也可能已丢失。客服可以帮你催件、补发或退款。未收到货请先不要确认收货。',
    description: 'What no news may mean, and what to do.',
  },
  deliveredTitle: {
    id: 'orders.tracking.deliveredTitle',
    defaultMessage: '快递显示已签收',
    description: 'Title: the carrier says it is delivered, the shopper has not confirmed it.',
  },
  deliveredText: {
    id: 'orders.tracking.deliveredText',
    defaultMessage: '全部收到后请确认收货；未收到请先不要确认，并联系客服。',
    description: 'What to do when the carrier says it is delivered.',
  },
});
