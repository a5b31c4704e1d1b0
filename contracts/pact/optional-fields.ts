/** What rows of orders may omit, in lists and alone. */
const OPTIONAL_IN_ORDERS = [
  '_status._payType',
  'cartInfo[].status',
  'cartInfo[].coupon_price',
  'order_log.delivery',
  'order_log.take',
  'order_log.complete',
];
/** Lines of a refund are rows of the cart: they may omit what concerns reviews and other refunds. */
const OPTIONAL_IN_REFUNDED_LINES = ['status', 'coupon_price', 'unique', 'is_reply', 'refund_num'];

/**
 * Fields that the contract reads but the pact must not demand, since one server generation or every standard server
 * omits them (reference: sections 2 and 3). Paths start below the answer's data; `[]` stands for the rows of a list.
 */
const OPTIONAL_FIELDS: Record<string, readonly string[]> = {
  companyInfo: ['wechat_qrcode', 'delivery_terms', 'features'],
  bannerList: ['list[].url'],
  products: ['did_you_mean', 'keyword_reading'],
  sliderChallenge: ['secretKey'],
  userAgreement: ['title'],
  productDetail: ['storeInfo.min_qty', 'good_list[].ot_price', 'part_related'],
  searchSuggestions: ['[].id', '[].pid'],
  recommendedProducts: ['list[].presale'],
  goodProducts: ['list[].ot_price'],
  categoryBlocks: ['list[].productList[].stock', 'list[].productList[].unit_name'],
  reviewList: ['[].pics', '[].add_time', '[].merchant_reply_content'],
  flashDetail: [
    'store_info',
    'slider_image',
    'vip_price',
    'fsales',
    'cate_id',
    'is_limit',
    'limit_num',
    'min_qty',
    'presale',
    'presale_pay_status',
    'presale_day',
    'presale_start_time',
    'presale_end_time',
  ].map((column) => `storeInfo.${column}`),
  presaleList: ['list[].presale_pay_status'],
  cartList: ['valid[].is_valid', 'invalid[].is_valid', 'valid[].status', 'invalid[].status', 'invalid[].productInfo'],
  heldCoupons: ['[].applicable_type'],
  fittingCoupons: ['[].applicable_type', '[].pc_type'],
  earnedCoupons: ['[].id', '[].applicable_type', '[].start_time', '[].pc_type'],
  orderConfirm: [
    'addressInfo.city_id',
    'seckill_id',
    'advance_id',
    'cartInfo[].status',
    'userInfo.service_num',
    'userInfo.is_open_member',
    'userInfo.is_money_level',
    'userInfo.couponCount',
    'userInfo.collectCount',
  ],
  orderDetail: ['is_all_refund', 'split[]._status', 'split[].cartInfo', 'split[].order_log', ...OPTIONAL_IN_ORDERS],
  orderList: ['split', 'yue_pay_status', 'pay_weixin_open', 'ali_pay_status', ...OPTIONAL_IN_ORDERS].map(
    (column) => `list[].${column}`,
  ),
  orderPay: ['result'],
  topUpOffers: ['recharge_quota[].give_money', 'recharge_attention'],
  topUp: ['result.jsConfig.invalid'],
  balanceRecords: ['time', 'list[].time_key', 'list[].time'],
  refundLines: ['[].cart_info.status', '[].cart_info.coupon_price'],
  refundList: OPTIONAL_IN_REFUNDED_LINES.map((column) => `list[].cartInfo[].${column}`),
  refundDetail: OPTIONAL_IN_REFUNDED_LINES.map((column) => `cartInfo[].${column}`),
  matchParts: ['shop_number', 'is_limit', 'limit_num', 'weight'].map((column) => `list[].product.${column}`),
  chatHistory: ['serviceList[].productInfo', 'serviceList[].orderInfo'],
  chatNotice: ['sound'],
};

/** Lists that may be empty where the state does not mention them. Lists in the rows of a list always may. */
const MAY_BE_EMPTY: Record<string, readonly string[]> = {
  productDetail: ['good_list', 'storeInfo.slider_image'],
  bannerList: ['list'],
  hotSearches: [''],
  recommendedProducts: ['list'],
  goodProducts: ['list'],
  reviewList: [''],
  flashSlots: ['seckillTime'],
  presaleList: ['list'],
  couponOffers: [''],
  earnedCoupons: [''],
  productFacets: ['colors', 'sizes', 'heights', 'finishes', 'stocks', 'prices.counts'],
  cartList: ['invalid'],
};

/** Enums whose value neither the state nor the request determines: any known one is accepted, as in the rows of a list. */
const MAY_BE_ANY: Record<string, readonly string[]> = {
  repairDetail: ['purchase.buy_channel'],
};

export const isAlwaysSent = (call: string, path: string): boolean => !(OPTIONAL_FIELDS[call] ?? []).includes(path);
export const mayBeEmpty = (call: string, path: string): boolean =>
  path.includes('[]') || (MAY_BE_EMPTY[call] ?? []).includes(path);
export const mayBeAny = (call: string, path: string): boolean =>
  path.includes('[]') || (MAY_BE_ANY[call] ?? []).includes(path);
