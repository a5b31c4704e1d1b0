/** Calls and fields that a server does not have, by the names of the calls and of the fields on the wire. */
type Lacking = { calls: readonly string[]; fields: readonly string[] };

/** What only this shop's own servers have. */
const own: Lacking = {
  calls: [
    'authLogin',
    'authUser',
    'authLogout',
    'productFacets',
    'partFamily',
    'searchSuggestions',
    'cartAddBatch',
    'matchParts',
    'savedLists',
    'savedList',
    'saveList',
    'deleteList',
    'repairRegions',
    'repairSets',
    'repairInventory',
    'repairPurchases',
    'repairCodeCheck',
    'repairCartList',
    'repairCartSave',
    'repairCartDel',
    'repairConfirm',
    'repairCreate',
    'repairPay',
    'repairList',
    'repairDetail',
    'repairExpress',
    'repairCancel',
    'repairTake',
    'repairFinish',
    'repairReopen',
    'repairEvidence',
  ],
  fields: [
    'part_info',
    'part_related',
    'color_codes',
    'elements',
    'did_you_mean',
    'keyword_reading',
    'min_qty',
    'scope',
    'wechat_qrcode',
    'sound',
    'spent',
    'min_price',
    'max_price',
    'delivery_terms',
    'features',
    'is_cancelled',
    'auto_take_time',
    // Rows of the home page and of the presales have fewer columns than other lists.
    'productList.stock',
    'productList.unit_name',
    'list.presale_pay_status',
    // The goods of an order sent in parts are those of the whole order.
    'split.cartInfo',
  ],
};
/** What CRMEB 5.4 has and 4.4 does not have, or not in every answer. */
const since54: Lacking = {
  calls: ['sliderChallenge', 'sliderCheck', 'agreement'],
  fields: ['vip_status', 'balance_func_status', 'expire_time', 'secretKey', 'pc_order_count'],
};

/** What servers lack as they are installed (reference: sections 2 and 6). */
export const stockServers: Readonly<Record<'5.4' | '4.4', Lacking>> = {
  '5.4': own,
  '4.4': { calls: [...own.calls, ...since54.calls], fields: [...own.fields, ...since54.fields] },
};

/** The fields that name the payment methods of a shop, for a server that sends none of them. */
export const paymentSwitches: readonly string[] = ['yue_pay_status', 'pay_weixin_open', 'ali_pay_status'];
