/**
 * Fields that the contract reads where they are and that a pact must not demand, since one server generation or every
 * stock server leaves them out (reference: sections 2 and 3). Paths are below the answer's data, list places as `[]`.
 */
const UNPROMISED: Record<string, readonly string[]> = {
  companyInfo: ['wechat_qrcode'],
  productDetail: ['storeInfo.min_qty', 'good_list[].ot_price'],
  cartList: ['valid[].is_valid', 'invalid[].is_valid', 'valid[].status', 'invalid[].status', 'invalid[].productInfo'],
  orderConfirm: ['cartInfo[].status', 'userInfo.service_num', 'userInfo.is_open_member', 'userInfo.is_money_level', 'userInfo.couponCount', 'userInfo.collectCount'],
  orderDetail: ['_status._payType', 'cartInfo[].status', 'order_log.delivery', 'order_log.take', 'order_log.complete'],
  orderPay: ['result'],
  chatRecord: ['serviceList[].productInfo', 'serviceList[].orderInfo'],
  chatNotice: ['sound'],
};

/** Lists that may be empty in a state that says nothing of them. Lists inside list rows always may. */
const MAY_BE_EMPTY: Record<string, readonly string[]> = {
  productDetail: ['good_list', 'storeInfo.slider_image'],
  cartList: ['invalid'],
};

export const isPromised = (call: string, path: string): boolean => !(UNPROMISED[call] ?? []).includes(path);
export const mayBeEmpty = (call: string, path: string): boolean => path.includes('[]') || (MAY_BE_EMPTY[call] ?? []).includes(path);
