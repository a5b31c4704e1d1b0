import type { CartLine, Moment, Order, OrderLine, Parcel } from '@shop/contracts';
import { fn } from 'storybook/test';
import type { OrderActions } from './order-actions.ts';
import { deleted, inEnglish, inTraditional, lines, manyLines } from './fixtures-lines.ts';
import { home } from './fixtures-addresses.ts';

/** Orders in each of their states, for stories and tests. */

/** Lines as a member bought them: 5 % off, in whole fen per piece. */
export const bought = (of: readonly CartLine[]): OrderLine[] =>
  of.map((line) => {
    const savedPerPiece = Math.round(line.unitPrice * 0.05);
    return {
      ...line,
      unitPrice: line.unitPrice - savedPerPiece,
      savedPerPiece,
      reviewKey: `review-${line.id}`,
      isReviewed: false,
      refunded: 0,
      couponShare: 0,
    };
  });

/** 21 November 2026, 14:32 in Shanghai. */
export const PLACED: Moment = Date.parse('2026-11-21T14:32:08+08:00');
const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** The day on which it was placed: of later steps servers send only the day. */
export const PLACED_DAY: Moment = Date.parse('2026-11-21T00:00:00+08:00');

export const unpaid: Order = {
  id: '42',
  number: 'cp202611211432080042',
  key: '5f2c9d',
  state: 'unpaid',
  stateTitle: '未支付',
  stateMessage: '请在规定时间内完成支付',
  isPaid: false,
  payWay: '',
  payWays: ['balance', 'wechat', 'alipay'],
  kind: 'normal',
  isPickUp: false,
  parcels: [],
  isAllRefunded: false,
  lines: bought(lines),
  pieces: 275,
  recipient: home.recipient,
  phone: home.phone,
  address: '浙江省 杭州市 西湖区 文三路 478 号 7 幢 302 室',
  message: '同色的请装一袋，深灰和浅灰分开，谢谢。',
  prices: { goods: 4580, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 5580 },
  placedAt: PLACED,
  cancelsAt: PLACED + 30 * MINUTE,
  carrier: '',
  parcelNumber: '',
};
export const toShip: Order = {
  ...unpaid,
  state: 'toShip',
  stateTitle: '未发货',
  stateMessage: '商家未发货，请耐心等待',
  isPaid: true,
  payWay: '余额支付',
  paidAt: PLACED + 3 * MINUTE,
  cancelsAt: undefined,
};
export const toReceive: Order = {
  ...toShip,
  state: 'toReceive',
  stateTitle: '待收货',
  stateMessage: '已发货，请注意查收',
  shippedAt: PLACED_DAY + DAY,
  carrier: '顺丰速运',
  parcelNumber: 'SF1409882633071',
};
export const toReview: Order = {
  ...toReceive,
  state: 'toReview',
  stateTitle: '待评价',
  stateMessage: '已收货，快去评价一下吧',
  receivedAt: PLACED_DAY + 3 * DAY,
};
export const completed: Order = {
  ...toReview,
  lines: toReview.lines.map((line) => ({ ...line, isReviewed: true })),
  state: 'completed',
  stateTitle: '交易完成',
  stateMessage: '交易完成，感谢您的支持',
  completedAt: PLACED_DAY + 4 * DAY,
};
export const refunding: Order = {
  ...toReceive,
  state: 'refunding',
  stateTitle: '申请退款中',
  stateMessage: '商家审核中，请耐心等待',
};
export const refunded: Order = {
  ...refunding,
  state: 'refunded',
  stateTitle: '已退款',
  stateMessage: '已为您退款，感谢您的支持',
};
/** Orders of group-buys: the group waits for others, is complete, was not completed. */
const groupOrder: Order = { ...toShip, kind: 'other' };
export const groupOrders: readonly Order[] = [
  { ...groupOrder, groupBuy: 'running', stateTitle: '拼团中', stateMessage: '等待其他人参加拼团' },
  { ...groupOrder, groupBuy: 'succeeded' },
  { ...refunded, kind: 'other', groupBuy: 'failed' },
];
export const toCollect: Order = { ...toShip, isPickUp: true, stateTitle: '待核销', stateMessage: '请到店取货' };
export const englishOrder: Order = {
  ...toReceive,
  lines: bought(lines.map(inEnglish)),
  stateMessage: 'On its way to you.',
  payWay: 'Balance',
  carrier: 'SF Express',
  message: 'Please bag the parts by colour and keep the dark greys apart from the light ones.',
};
export const traditionalOrder: Order = {
  ...unpaid,
  lines: bought(lines.map(inTraditional)),
  stateMessage: '請在規定時間內完成付款',
  address: '臺灣省 臺北市 大安區 和平東路二段 106 號 7 樓之 2',
  message: '同色的請裝一袋，深灰和淺灰分開，謝謝。',
};
export const orderWithDeleted: Order = {
  ...completed,
  lines: bought([...lines.slice(0, 2), { ...deleted, id: '301' }]),
};
export const orderWithInvoice: Order = {
  ...completed,
  invoice: {
    title: '杭州颗粒文化有限公司',
    taxNumber: '91330106MA2KXXXX0T',
    email: 'fapiao@example.com',
    isIssued: true,
    number: '033002600111',
  },
};
export const flashOrder: Order = { ...completed, kind: 'flashSale' };
/** With a coupon and points, and free delivery. */
export const freeOrder: Order = {
  ...toShip,
  lines: bought(manyLines.valid.slice(0, 20)),
  pieces: 550,
  prices: { goods: 9160, postage: 0, couponDiscount: 500, pointsDiscount: 20, toPay: 8640 },
};
/** An agent of the shop reduced the price. */
export const cheaperOrder: Order = { ...toShip, prices: { ...toShip.prices, toPay: 5000 } };
export const partlyRefundedOrder: Order = {
  ...toReview,
  lines: toReview.lines.map((line, index) => (index === 0 ? { ...line, refunded: 6 } : line)),
};

const first: Parcel = {
  orderNumber: 'cp202611211432080043',
  state: 'toReceive',
  lines: bought(lines.slice(0, 4)),
  carrier: '顺丰速运',
  parcelNumber: 'SF1409882633071',
  shippedAt: PLACED_DAY + DAY,
};
const second: Parcel = {
  orderNumber: 'cp202611211432080044',
  state: 'toShip',
  lines: bought(lines.slice(4)),
  carrier: '',
  parcelNumber: '',
};
/** Sent in two parcels, one of them not shipped yet. */
export const inParcels: Order = {
  ...toShip,
  stateTitle: '待收货',
  stateMessage: '部分商品已发货',
  shippedAt: PLACED_DAY + DAY,
  parcels: [first, second],
};
export const inParcelsInTransit: Order = {
  ...inParcels,
  parcels: [
    { ...first, state: 'toReview' },
    {
      ...second,
      state: 'toReceive',
      carrier: '圆通速递',
      parcelNumber: 'YT8800412345678',
      shippedAt: PLACED_DAY + 2 * DAY,
    },
  ],
};

/** As stock servers send it: the parcels have no lines, and the second not even a number of pieces. */
export const inUnlistedParcels: Order = {
  ...inParcelsInTransit,
  parcels: inParcelsInTransit.parcels.map((parcel, place) => ({
    ...parcel,
    lines: undefined,
    pieces: place === 0 ? 106 : undefined,
  })),
};

/** No action in progress, none refused. */
export const actions: OrderActions = {
  busy: {},
  problems: {},
  onCancel: fn(),
  onConfirmReceipt: fn(),
  onBuyAgain: fn(),
  onDelete: fn(),
};
