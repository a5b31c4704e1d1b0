import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  loading: { id: 'orders.page.loading', defaultMessage: '订单', description: 'Page title until the order is here.' },
  unpaid: {
    id: 'orders.page.unpaid',
    defaultMessage: '等待付款',
    description: 'Page title (to be paid).',
  },
  toShip: {
    id: 'orders.page.toShip',
    defaultMessage: '已付款，待仓库发货',
    description: 'Page title (to be shipped).',
  },
  toCollect: {
    id: 'orders.page.toCollect',
    defaultMessage: '已付款，待到店取货',
    description: 'Page title (to be collected at a shop).',
  },
  toReceive: {
    id: 'orders.page.toReceive',
    defaultMessage: '已发货，运输中',
    description: 'Page title (shipped, to be received).',
  },
  inParcels: {
    id: 'orders.page.inParcels',
    defaultMessage: '分 {count, number} 个包裹寄出',
    description: 'Page title: the order is sent in several parcels.',
  },
  toReview: {
    id: 'orders.page.toReview',
    defaultMessage: '已收货，待评价',
    description: 'Page title (to be reviewed).',
  },
  completed: { id: 'orders.page.completed', defaultMessage: '已完成', description: 'Page title (completed).' },
  collected: {
    id: 'orders.page.collected',
    defaultMessage: '已到店取货',
    description: 'Page title (collected at a shop).',
  },
  refunding: {
    id: 'orders.page.refunding',
    defaultMessage: '退款处理中',
    description: 'Page title (refund in progress).',
  },
  refunded: { id: 'orders.page.refunded', defaultMessage: '已退款', description: 'Page title (refunded).' },
  cancelled: { id: 'orders.page.cancelled', defaultMessage: '已取消', description: 'Page title (cancelled).' },
  unknown: {
    id: 'orders.page.unknown',
    defaultMessage: '这笔订单的状态未知',
    description: 'Page title: the server sends a state that the shop does not know.',
  },
  unknownText: {
    id: 'orders.page.unknownText',
    defaultMessage:
      '{title, select, none {商店未说明当前状态} other {商店显示为“{title}”}}。请暂勿支付、收货或退款，先问客服。',
    description: 'What to do with an order in an unknown state; title is the server’s label of it, or none.',
  },
  autoConfirms: {
    id: 'orders.page.autoConfirms',
    defaultMessage: '约 {day} 自动确认收货',
    description: 'When the shop confirms the receipt of a shipped order by itself; day is a date.',
  },
  payWithin: {
    id: 'orders.page.payWithin',
    defaultMessage: '请在 {time} 内支付，逾期订单自动取消。',
    description: 'How long an unpaid order is reserved; time is like 29:30.',
  },
  stepPlaced: { id: 'orders.page.stepPlaced', defaultMessage: '下单', description: 'Step of an order: placed.' },
  stepPaid: { id: 'orders.page.stepPaid', defaultMessage: '付款', description: 'Step of an order: paid.' },
  stepShipped: { id: 'orders.page.stepShipped', defaultMessage: '发货', description: 'Step of an order: shipped.' },
  stepReceived: { id: 'orders.page.stepReceived', defaultMessage: '收货', description: 'Step of an order: received.' },
  stepCompleted: {
    id: 'orders.page.stepCompleted',
    defaultMessage: '完成',
    description: 'Step of an order: reviewed and completed.',
  },
  checklist: {
    id: 'orders.page.checklist',
    defaultMessage: '打印核对清单',
    description: 'Link: the parts of the order with pictures and boxes to tick, to print.',
  },
  lines: { id: 'orders.page.lines', defaultMessage: '订单里的颗粒', description: 'Name of the table of order lines.' },
  quantity: {
    id: 'orders.page.quantity',
    defaultMessage: '{quantity, number} 颗',
    description: 'How many pieces of a part.',
  },
  refundedPieces: {
    id: 'orders.page.refundedPieces',
    defaultMessage: '退 {count, number} 颗',
    description: 'Below a quantity: how many of its pieces were refunded.',
  },
  facts: {
    id: 'orders.page.facts',
    defaultMessage: '配送与付款',
    description: 'Heading over delivery and payment facts.',
  },
  shipTo: { id: 'orders.page.shipTo', defaultMessage: '收货', description: 'Fact: who receives it and where.' },
  carrier: { id: 'orders.page.carrier', defaultMessage: '快递', description: 'Fact: the carrier.' },
  carrierOpen: {
    id: 'orders.page.carrierOpen',
    defaultMessage: '由仓库指定，发货后显示',
    description: 'Shown instead of the carrier before the parcel is sent.',
  },
  parcelNumber: {
    id: 'orders.page.parcelNumber',
    defaultMessage: '快递单号',
    description: 'Fact: the tracking number.',
  },
  paidWith: { id: 'orders.page.paidWith', defaultMessage: '支付方式', description: 'Fact: how it was paid.' },
  notPaid: {
    id: 'orders.page.notPaid',
    defaultMessage: '尚未付款',
    description: 'Shown instead of the payment method while unpaid.',
  },
  message: { id: 'orders.page.message', defaultMessage: '留言', description: 'Fact: the buyer’s message.' },
  invoice: { id: 'orders.page.invoice', defaultMessage: '发票', description: 'Fact: the invoice.' },
  invoiceIssued: {
    id: 'orders.page.invoiceIssued',
    defaultMessage: '已开，号码 {number}',
    description: 'The invoice is issued, with its number.',
  },
  invoiceOpen: {
    id: 'orders.page.invoiceOpen',
    defaultMessage: '已申请，开好后发到 {email}',
    description: 'The invoice is requested and will be sent by email.',
  },
  goods: { id: 'orders.page.goods', defaultMessage: '商品', description: 'Price row: the goods.' },
  coupon: { id: 'orders.page.coupon', defaultMessage: '优惠券', description: 'Price row: what a coupon took off.' },
  points: { id: 'orders.page.points', defaultMessage: '积分抵扣', description: 'Price row: what points took off.' },
  member: { id: 'orders.page.member', defaultMessage: '会员优惠', description: 'Price row: what a member saved.' },
  byShop: {
    id: 'orders.page.byShop',
    defaultMessage: '商店改价',
    description: 'Price row: a manual change by the shop.',
  },
  postage: { id: 'orders.page.postage', defaultMessage: '运费', description: 'Price row: delivery.' },
  freePostage: {
    id: 'orders.page.freePostage',
    defaultMessage: '免运费',
    description: 'Shown instead of the delivery price when it was free.',
  },
  toPay: { id: 'orders.page.toPay', defaultMessage: '应付', description: 'Price row: what has to be paid.' },
  paid: { id: 'orders.page.paid', defaultMessage: '实付', description: 'Price row: what was paid.' },
  amounts: {
    id: 'orders.page.amounts',
    defaultMessage: '金额',
    description: 'Name of the card with the amounts, for screen readers.',
  },
  parcel: {
    id: 'orders.page.parcel',
    defaultMessage: '包裹 {at, number}',
    description: 'Heading of one of several parcels of an order, counted from 1.',
  },
  parcelLines: {
    id: 'orders.page.parcelLines',
    defaultMessage: '包裹 {at, number} 里的颗粒',
    description: 'Name of the table of a parcel’s lines.',
  },
  allParcels: {
    id: 'orders.page.allParcels',
    defaultMessage: '所有包裹里的颗粒',
    description: 'Heading over the lines of all parcels together.',
  },
  allParcelsText: {
    id: 'orders.page.allParcelsText',
    defaultMessage: '商店没有列出每个包裹装了哪些，点“单独看这个包裹”查看。',
    description: 'The shop does not say which lines are in which parcel; the page of a parcel may.',
  },
  openParcel: {
    id: 'orders.page.openParcel',
    defaultMessage: '单独看这个包裹',
    description: 'Link to the page of a parcel, which is an order of its own.',
  },
  refunds: {
    id: 'orders.page.refunds',
    defaultMessage: '退款',
    description: 'Heading over the refunds of this order.',
  },
  openRefund: { id: 'orders.page.openRefund', defaultMessage: '查看', description: 'Link to a refund of this order.' },
  pieces: {
    id: 'orders.page.pieces',
    defaultMessage: '{count, number} 颗',
    description: 'How many pieces are in a refund.',
  },
});
