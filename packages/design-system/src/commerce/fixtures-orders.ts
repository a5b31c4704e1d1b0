import type { CartLine, HeldCoupon, Moment, Order, OrderLine, Parcel, TopUpOffer, Tracking } from '@shop/contracts';
import { fn } from 'storybook/test';
import type { OrderActs } from './order-actions.ts';
import { deleted, home, inEnglish, inTraditional, lines, manyLines } from './fixtures.ts';

/** Orders that stories and tests show, in each of their states. */

/** Lines as a member bought them: 5 % off, in whole fen a piece. */
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
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The day on which it was placed: of later steps servers tell only the day. */
const PLACED_DAY: Moment = Date.parse('2026-11-21T00:00:00+08:00');

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
/** With a coupon and points, sent free of charge. */
export const freeOrder: Order = {
  ...toShip,
  lines: bought(manyLines.valid.slice(0, 20)),
  pieces: 550,
  prices: { goods: 9160, postage: 0, couponDiscount: 500, pointsDiscount: 20, toPay: 8640 },
};
/** The shop took something off by hand. */
export const cheaperOrder: Order = { ...toShip, prices: { ...toShip.prices, toPay: 5000 } };
export const refundedInPart: Order = {
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
/** Sent in two parcels, of which one waits. */
export const inParcels: Order = {
  ...toShip,
  stateTitle: '待收货',
  stateMessage: '部分商品已发货',
  shippedAt: PLACED_DAY + DAY,
  parcels: [first, second],
};
export const inParcelsOnTheirWay: Order = {
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

export const tracking: Tracking = {
  carrier: '顺丰速运',
  parcelNumber: 'SF1409882633071',
  address: home.province + home.city + home.district + home.detail,
  events: [
    { at: PLACED + 44 * HOUR, text: '快件到达【杭州西湖集散中心】，准备派送' },
    { at: PLACED + 37 * HOUR, text: '快件离开【苏州中转场】，已发往杭州' },
    { at: PLACED + 30 * HOUR, text: '快件在【苏州中转场】完成分拣' },
    { at: PLACED + 28 * HOUR, text: '顺丰速运已收取快件' },
  ],
};
export const delivered: Tracking = {
  ...tracking,
  events: [{ at: PLACED + 50 * HOUR, text: '快件已签收，签收人：前台。感谢使用顺丰' }, ...tracking.events],
};
export const noEvents: Tracking = { ...tracking, events: [] };

export const won: HeldCoupon = {
  id: '9',
  title: '下单礼券',
  amount: 1000,
  from: 9900,
  scope: 'all',
  usableTo: PLACED_DAY + 30 * DAY,
  isOver: false,
};

export const topUpOffers: readonly [TopUpOffer, TopUpOffer, TopUpOffer] = [
  { id: '1', amount: 5_000, gift: 0 },
  { id: '2', amount: 10_000, gift: 500 },
  { id: '3', amount: 50_000, gift: 5_000 },
];

/** Nothing under way, nothing refused. */
export const acts: OrderActs = {
  busy: {},
  problems: {},
  onCancel: fn(),
  onTake: fn(),
  onBuyAgain: fn(),
  onDelete: fn(),
};
