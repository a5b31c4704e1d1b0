import type { Call } from '@shop/contracts';
import type { Shop } from '../core/shop.ts';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The city's id in the region tree. */
const HANGZHOU = '330100';

/** A valid request for each call, with the ids of the scenario. */
export function requestFor(call: Call, { known }: Shop): { params?: unknown; query?: unknown; body?: unknown } {
  const {
    productId = '',
    uniqueId = '',
    lineId = '0',
    orderKey = 'none',
    orderNumber = '',
    addressId = '0',
    couponId = '0',
    slotId = '1',
    flashSaleId = '0',
    orderId = '0',
    refundNumber = '0',
    refundId = '0',
    reviewKey = '',
    partNumber = '',
    colourId = '0',
    listId = '0',
  } = known;
  const page = { page: 1, limit: 3 };
  const choices = { addressId, couponId: '0', payType: 'balance', useIntegral: false, shipping_type: 1 };
  const requests: Record<string, { params?: unknown; query?: unknown; body?: unknown }> = {
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
    cartAddBatch: { body: { key: 'a-batch-of-lines', lines: [{ productId, uniqueId, quantity: 2 }] } },
    cartNum: { body: { id: lineId, number: 2 } },
    cartDel: { body: { ids: [lineId] } },
    heldCoupons: { params: { kind: '0' }, query: page },
    fittingCoupons: { params: { price: '0' }, query: { cartId: lineId, new: false, shippingType: 1 } },
    addressList: { query: { page: 1, limit: 10 } },
    addressEdit: {
      body: {
        id: '0',
        real_name: '林小满',
        phone: '13800138000',
        detail: '文三路 90 号',
        is_default: false,
        type: 0,
        address: { province: '浙江省', city: '杭州市', district: '西湖区', city_id: HANGZHOU },
      },
    },
    addressDefault: { body: { id: addressId } },
    addressDel: { body: { id: addressId } },
    cityList: { params: { parent: '0' } },
    orderConfirm: { body: { cartId: lineId, new: false } },
    orderComputed: { params: { orderKey }, body: choices },
    orderCreate: { params: { orderKey }, body: { ...choices, mark: '', new: false, from: 'pc' } },
    orderDetail: { params: { orderNumber } },
    orderList: { query: { type: '', ...page } },
    orderExpress: { params: { orderNumber } },
    orderCancel: { body: { id: orderNumber } },
    orderTake: { body: { uni: orderNumber } },
    orderDel: { body: { uni: orderNumber } },
    orderAgain: { body: { uni: orderNumber } },
    orderComment: { body: { unique: reviewKey, comment: '很好', pics: [], product_score: 5, service_score: 5 } },
    earnedCoupons: { params: { orderNumber } },
    paymentStatus: { params: { orderNumber, until: '0' } },
    topUp: { body: { price: 5000, rechar_id: '1', type: 0, from: 'alipay' } },
    refundLines: { params: { orderId } },
    refundApply: {
      params: { orderId },
      body: {
        text: '不想要了',
        refund_reason_wap_explain: '',
        refund_reason_wap_img: '',
        refund_type: 1,
        cart_ids: [{ cart_id: lineId, cart_num: 1 }],
      },
    },
    refundList: { query: page },
    refundDetail: { params: { refundNumber } },
    refundCancel: { params: { refundNumber } },
    refundReturn: {
      body: {
        id: refundId,
        refund_express: 'SF1420056781234',
        refund_express_name: '顺丰速运',
        refund_phone: '',
        refund_explain: '',
      },
    },
    refundDel: { params: { refundNumber } },
    orderPay: { body: { uni: orderNumber, paytype: 'balance', from: 'pc' } },
    matchParts: {
      body: {
        pairs: [
          { part: partNumber, colour: Number(colourId) },
          { part: 'no-such-part', colour: 0 },
        ],
      },
    },
    savedList: { params: { id: listId } },
    saveList: { body: { name: '小城车站', pairs: [{ part: partNumber, colour: Number(colourId), quantity: 4 }] } },
    deleteList: { body: { id: listId } },
    chatHistory: { query: { toUid: '0', limit: 20, uidTo: '0' } },
    uploadImage: { body: { filename: 'file', file: new File([PNG], 'a.png') } },
  };
  return requests[call.name] ?? {};
}
