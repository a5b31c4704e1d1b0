import type { OrderState, PayWay } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';

type Said = { title: string; message: string };

/** A step in the server's own words; `{time}` is when an unpaid order is cancelled. */
export const STEP_WORDS: Record<OrderState, Record<Language, Said>> = {
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

/** What waits for a presale, which is sent by `{time}`. */
export const PRESALE_WORDS: Record<Language, Said> = {
  'zh-Hans': { title: '未发货', message: '预售商品，{time} 前发货' },
  'zh-Hant': { title: '未發貨', message: '預售商品，{time} 前發貨' },
  en: { title: 'Not shipped yet', message: 'Presale: sent by {time}' },
};

export const WAY_WORDS: Record<PayWay, Record<Language, string>> = {
  balance: { 'zh-Hans': '余额支付', 'zh-Hant': '餘額支付', en: 'Balance' },
  wechat: { 'zh-Hans': '微信支付', 'zh-Hant': '微信支付', en: 'WeChat Pay' },
  alipay: { 'zh-Hans': '支付宝', 'zh-Hant': '支付寶', en: 'Alipay' },
};
