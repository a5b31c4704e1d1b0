/** What rows of orders may leave out, in lists and alone. */
const UNPROMISED_OF_ORDER = [
  '_status._payType',
  'cartInfo[].status',
  'cartInfo[].coupon_price',
  'order_log.delivery',
  'order_log.take',
  'order_log.complete',
];
/** Lines of a refund are those of the cart: nothing is said of reviews and of what else went into refunds. */
const UNPROMISED_OF_REFUNDED = ['status', 'coupon_price', 'unique', 'is_reply', 'refund_num'];

/**
 * Fields that the contract reads where they are and that a pact must not demand, since one server generation or every
 * stock server leaves them out (reference: sections 2 and 3). Paths are below the answer's data, list places as `[]`.
 */
const UNPROMISED: Record<string, readonly string[]> = {
  companyInfo: ['wechat_qrcode'],
  bannerList: ['list[].url'],
  products: ['did_you_mean'],
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
    'presale_pay_status',
    'presale_day',
    'presale_start_time',
    'presale_end_time',
  ].map((column) => `storeInfo.${column}`),
  presaleList: ['list[].presale_pay_status'],
  cartList: ['valid[].is_valid', 'invalid[].is_valid', 'valid[].status', 'invalid[].status', 'invalid[].productInfo'],
  heldCoupons: ['[].applicable_type'],
  fittingCoupons: ['[].applicable_type', '[].pc_type'],
  wonCoupons: ['[].id', '[].applicable_type', '[].start_time', '[].pc_type'],
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
  orderDetail: ['is_all_refund', 'split[]._status', 'split[].cartInfo', 'split[].order_log', ...UNPROMISED_OF_ORDER],
  orderList: ['split', 'yue_pay_status', 'pay_weixin_open', 'ali_pay_status', ...UNPROMISED_OF_ORDER].map(
    (column) => `list[].${column}`,
  ),
  orderPay: ['result'],
  topUpOffers: ['recharge_quota[].give_money'],
  topUp: ['result.jsConfig.invalid'],
  refundLines: ['[].cart_info.status', '[].cart_info.coupon_price'],
  refundList: UNPROMISED_OF_REFUNDED.map((column) => `list[].cartInfo[].${column}`),
  refundDetail: UNPROMISED_OF_REFUNDED.map((column) => `cartInfo[].${column}`),
  matchParts: ['shop_number', 'is_limit', 'limit_num', 'weight'].map((column) => `list[].product.${column}`),
  chatRecord: ['serviceList[].productInfo', 'serviceList[].orderInfo'],
  chatNotice: ['sound'],
};

/** Lists that may be empty in a state that says nothing of them. Lists inside list rows always may. */
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
  wonCoupons: [''],
  productFacets: ['colors', 'sizes', 'heights', 'finishes', 'stocks', 'prices.counts'],
  cartList: ['invalid'],
};

export const isPromised = (call: string, path: string): boolean => !(UNPROMISED[call] ?? []).includes(path);
export const mayBeEmpty = (call: string, path: string): boolean =>
  path.includes('[]') || (MAY_BE_EMPTY[call] ?? []).includes(path);
