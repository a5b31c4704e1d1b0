import type { Call } from '@shop/contracts';
import type { Shop } from '../shop/state.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A sensible question for each call, about the things of the scenario. */
export function questionFor(call: Call, { known }: Shop): { params?: unknown; query?: unknown; body?: unknown } {
  const { productId = '', uniqueId = '', lineId = '0', orderKey = 'none', orderNumber = '', addressId = '0', couponId = '0', slotId = '1', flashSaleId = '0' } = known;
  const page = { page: 1, limit: 3 };
  const choices = { addressId, couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1 };
  const questions: Record<string, { params?: unknown; query?: unknown; body?: unknown }> = {
    authLogin: { body: { account: 'demo', password: 'pip-demo' } },
    login: { body: { account: 'demo', password: 'pip-demo' } },
    loginMobile: { body: { phone: '13800138000', captcha: '246810' } },
    wechatAuth: { query: { code: 'demo' } },
    products: { query: { page: 1, limit: 3, keyword: '2x4' } },
    productDetail: { params: { id: productId } },
    productFacets: { query: { keyword: '2x4' } },
    searchSuggestions: { query: { keyword: '2x4', limit: 8 } },
    recommendedProducts: { params: { type: '1' }, query: page },
    goodProducts: { query: page },
    categoryBlocks: { query: page },
    partFamily: { params: { id: productId } },
    reviewCounts: { params: { id: productId } },
    reviewList: { params: { id: productId }, query: { type: 0, ...page } },
    productCode: { params: { id: productId } },
    flashList: { params: { slot: slotId }, query: page },
    flashDetail: { params: { id: flashSaleId } },
    presaleList: { query: { time_type: 0, ...page } },
    couponOffers: { query: {} },
    couponReceive: { body: { couponId } },
    favouriteList: { query: page },
    favouriteAdd: { body: { id: productId, category: 'product' } },
    favouriteDel: { body: { id: [productId] } },
    cartCount: { query: { numType: 0 } },
    cartAdd: { body: { productId, uniqueId, cartNum: 1, new: false } },
    cartNum: { body: { id: lineId, number: 2 } },
    cartDel: { body: { ids: [lineId] } },
    addressList: { query: { page: 1, limit: 10 } },
    orderConfirm: { body: { cartId: lineId, new: false } },
    orderComputed: { params: { orderKey }, body: choices },
    orderCreate: { params: { orderKey }, body: { ...choices, mark: '', new: false, from: 'pc' } },
    orderDetail: { params: { orderNumber } },
    orderPay: { body: { uni: orderNumber, paytype: 'yue', from: 'pc' } },
    chatRecord: { query: { toUid: '0', limit: 20, uidTo: '0' } },
    uploadImage: { body: { filename: 'file', file: new File([PNG], 'a.png') } },
  };
  return questions[call.name] ?? {};
}
