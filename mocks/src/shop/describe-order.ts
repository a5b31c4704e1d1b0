import { toShopText, type Order, type OrderState } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { boughtLineOf } from './describe-line.ts';
import { cancelsAt } from './orders.ts';
import type { OrderStep, Shop, StoredOrder } from './state.ts';

type Said = { title: string; message: string };

/** A step in the server's own words; `{time}` is when an unpaid order is cancelled. */
const STEPS: Record<OrderState, Record<Language, Said>> = {
  unpaid: {
    'zh-Hans': { title: '未支付', message: '请在 {time} 前完成支付' },
    'zh-Hant': { title: '未支付', message: '請在 {time} 前完成支付' },
    en: { title: 'Not paid', message: 'Please pay before {time}' },
  },
  toShip: {
    'zh-Hans': { title: '未发货', message: '商家未发货，请耐心等待' },
    'zh-Hant': { title: '未發貨', message: '商家未發貨，請耐心等待' },
    en: { title: 'Not shipped yet', message: 'The shop is packing your parts' },
  },
  toReceive: {
    'zh-Hans': { title: '待收货', message: '包裹正在路上' },
    'zh-Hant': { title: '待收貨', message: '包裹正在路上' },
    en: { title: 'On its way', message: 'Your parcel is on its way' },
  },
  toReview: {
    'zh-Hans': { title: '待评价', message: '已收货，快去评价一下吧' },
    'zh-Hant': { title: '待評價', message: '已收貨，快去評價一下吧' },
    en: { title: 'Received', message: 'Received; tell others how it was' },
  },
  completed: {
    'zh-Hans': { title: '交易完成', message: '交易完成，感谢您的支持' },
    'zh-Hant': { title: '交易完成', message: '交易完成，感謝您的支持' },
    en: { title: 'Completed', message: 'Completed, thank you' },
  },
  refunding: {
    'zh-Hans': { title: '申请退款中', message: '商家审核中，请耐心等待' },
    'zh-Hant': { title: '申請退款中', message: '商家審核中，請耐心等待' },
    en: { title: 'Refund asked', message: 'The shop is looking at your refund' },
  },
  refunded: {
    'zh-Hans': { title: '已退款', message: '已为您退款，感谢您的支持' },
    'zh-Hant': { title: '已退款', message: '已為您退款，感謝您的支持' },
    en: { title: 'Refunded', message: 'Your money is on its way back' },
  },
};

const BALANCE: Record<Language, string> = { 'zh-Hans': '余额支付', 'zh-Hant': '餘額支付', en: 'Balance' };
const CARRIER: Record<Language, string> = { 'zh-Hans': '圆通速递', 'zh-Hant': '圓通速遞', en: 'YTO Express' };

/** A cancelled order is never shown: it does not exist for the shopper any more. */
const stateOf = (step: OrderStep): OrderState => (step === 'cancelled' ? 'unpaid' : step);

export function orderOf(shop: Shop, order: StoredOrder, language: Language): Order {
  const state = stateOf(order.step);
  const said = STEPS[state][language];
  const isPaid = order.paidAt !== undefined;
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    state,
    stateTitle: said.title,
    stateMessage: said.message.replace('{time}', toShopText(cancelsAt(order)).slice(5)),
    isPaid,
    payWay: isPaid ? BALANCE[language] : '',
    lines: order.lines.map((line) => boughtLineOf(shop, line, language)),
    pieces: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    recipient: order.recipient,
    phone: order.phone,
    address: order.address,
    message: order.message,
    prices: { goods: order.goods, postage: order.postage, couponDiscount: 0, pointsDiscount: 0, toPay: order.toPay },
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    cancelsAt: isPaid ? undefined : cancelsAt(order),
    shippedAt: order.shippedAt,
    receivedAt: order.receivedAt,
    completedAt: order.completedAt,
    carrier: order.shippedAt === undefined ? '' : CARRIER[language],
    parcelNumber: order.shippedAt === undefined ? '' : `YT${order.number.slice(-13)}`,
  };
}
