import type { Language } from '../catalogue/catalogue.entity.ts';

type Words = Record<Language, string> & { status?: number };

/** What the shop says when it refuses. Simplified Chinese is the wording of the observed servers where one was seen. */
export const refusalMessages = {
  noToken: { status: 410000, 'zh-Hans': '请登录', 'zh-Hant': '請登入', en: 'Please sign in' },
  oldToken: {
    status: 410001,
    'zh-Hans': '登录已过期,请重新登录',
    'zh-Hant': '登入已過期，請重新登入',
    en: 'Your sign-in has expired, please sign in again',
  },
  badToken: {
    status: 410002,
    'zh-Hans': '登录状态有误,请重新登录',
    'zh-Hant': '登入狀態有誤，請重新登入',
    en: 'Your sign-in is not valid, please sign in again',
  },
  badRequest: { 'zh-Hans': '参数错误：{faults}', 'zh-Hant': '參數錯誤：{faults}', en: 'Wrong request: {faults}' },
  emptyLogin: {
    'zh-Hans': '请输入账号和密码',
    'zh-Hant': '請輸入帳號和密碼',
    en: 'Please enter your account and password',
  },
  shortPassword: {
    'zh-Hans': '密码长度不能少于6位',
    'zh-Hant': '密碼長度不能少於 6 位',
    en: 'The password has at least 6 characters',
  },
  wrongLogin: { 'zh-Hans': '账号或密码错误', 'zh-Hant': '帳號或密碼錯誤', en: 'Wrong account or password' },
  wrongPhone: {
    'zh-Hans': '手机号格式不正确',
    'zh-Hant': '手機號碼格式不正確',
    en: 'That is not a mobile phone number',
  },
  wrongCode: { 'zh-Hans': '验证码错误', 'zh-Hant': '驗證碼錯誤', en: 'Wrong verification code' },
  wrongWechatCode: { 'zh-Hans': '微信授权失败', 'zh-Hant': '微信授權失敗', en: 'WeChat did not confirm the sign-in' },
  noProduct: { 'zh-Hans': '商品不存在', 'zh-Hant': '商品不存在', en: 'This product does not exist' },
  noOffer: {
    'zh-Hans': '请选择有效的商品属性',
    'zh-Hant': '請選擇有效的商品屬性',
    en: 'Please choose a colour that exists',
  },
  badQuantity: { 'zh-Hans': '购买数量至少为1', 'zh-Hant': '購買數量至少為 1', en: 'The quantity is at least 1' },
  soldOut: {
    'zh-Hans': '该商品库存不足{stock}',
    'zh-Hant': '該商品庫存不足，剩餘 {stock}',
    en: 'Not enough in stock: {stock} left',
  },
  beyondLimit: {
    'zh-Hans': '该商品每人限购{limit}件',
    'zh-Hant': '該商品每人限購 {limit} 件',
    en: 'At most {limit} pieces of this product per shopper',
  },
  onlyAtOnce: {
    'zh-Hans': '该商品只能立即购买，不能加入购物车',
    'zh-Hant': '該商品只能立即購買，不能加入購物車',
    en: 'This one is bought at once and cannot go into the cart',
  },
  flashComing: { 'zh-Hans': '抢购尚未开始', 'zh-Hant': '搶購尚未開始', en: 'This flash sale has not begun yet' },
  flashOver: { 'zh-Hans': '抢购已结束', 'zh-Hant': '搶購已結束', en: 'This flash sale is over' },
  flashSoldOut: { 'zh-Hans': '已抢光', 'zh-Hant': '已搶光', en: 'This flash sale is sold out' },
  flashLeft: { 'zh-Hans': '抢购仅剩{left}件', 'zh-Hant': '搶購僅剩 {left} 件', en: 'The flash sale has {left} left' },
  flashPerOrder: {
    'zh-Hans': '抢购每单限购{limit}件',
    'zh-Hant': '搶購每筆訂單限購 {limit} 件',
    en: 'At most {limit} pieces an order in this flash sale',
  },
  flashPerShopper: {
    'zh-Hans': '抢购每人限购{limit}件',
    'zh-Hant': '搶購每人限購 {limit} 件',
    en: 'At most {limit} pieces a shopper in this flash sale',
  },
  presaleComing: { 'zh-Hans': '预售尚未开始', 'zh-Hant': '預售尚未開始', en: 'This presale has not begun yet' },
  presaleOver: { 'zh-Hans': '预售已结束', 'zh-Hant': '預售已結束', en: 'This presale is over' },
  noCoupon: { 'zh-Hans': '优惠券不存在', 'zh-Hant': '優惠券不存在', en: 'This coupon does not exist' },
  couponsGone: { 'zh-Hans': '优惠券已领完', 'zh-Hant': '優惠券已領完', en: 'None of these coupons is left' },
  couponHeld: { 'zh-Hans': '您已领取过该优惠券', 'zh-Hant': '您已領取過該優惠券', en: 'You have this coupon already' },
  membersOnly: {
    'zh-Hans': '该优惠券仅限会员领取',
    'zh-Hant': '該優惠券僅限會員領取',
    en: 'This coupon is for members',
  },
  couponSpent: { 'zh-Hans': '该优惠券已使用', 'zh-Hant': '該優惠券已使用', en: 'This coupon is used already' },
  couponOver: { 'zh-Hans': '该优惠券已过期', 'zh-Hant': '該優惠券已過期', en: 'This coupon has expired' },
  couponUnfit: {
    'zh-Hans': '该优惠券不能用于此订单，请重新选择',
    'zh-Hant': '該優惠券不能用於此訂單，請重新選擇',
    en: 'This coupon cannot be used for this order; please choose again',
  },
  noFavourite: {
    'zh-Hans': '收藏中没有该商品',
    'zh-Hant': '收藏中沒有該商品',
    en: 'This is not among your favourites',
  },
  noCartLine: { 'zh-Hans': '购物车中没有该商品', 'zh-Hant': '購物車中沒有該商品', en: 'This is not in your cart' },
  lineUnsold: {
    'zh-Hans': '该商品已下架，数量不能修改',
    'zh-Hant': '該商品已下架，數量不能修改',
    en: 'This is no longer sold, so its quantity cannot be changed',
  },
  cartFull: {
    'zh-Hans': '购物车最多放{limit}种商品，请先结算或删除一些',
    'zh-Hant': '購物車最多放 {limit} 種商品，請先結帳或刪除一些',
    en: 'The cart holds {limit} different things at most; please order or remove some first',
  },
  nothingToRemove: {
    'zh-Hans': '请选择要删除的商品',
    'zh-Hant': '請選擇要刪除的商品',
    en: 'Please choose what to remove',
  },
  nothingChosen: { 'zh-Hans': '请提交购买的商品', 'zh-Hant': '請提交購買的商品', en: 'Please choose what to buy' },
  lineGone: {
    'zh-Hans': '商品已失效，请返回购物车重新选择',
    'zh-Hant': '商品已失效，請返回購物車重新選擇',
    en: 'Something chosen can no longer be bought; please choose again in the cart',
  },
  draftGone: {
    'zh-Hans': '订单已过期,请刷新当前页面',
    'zh-Hant': '訂單已過期，請重新整理目前頁面',
    en: 'This order has expired, please reload the page',
  },
  noAddress: { 'zh-Hans': '请选择收货地址', 'zh-Hant': '請選擇收貨地址', en: 'Please choose a delivery address' },
  longMessage: {
    'zh-Hans': '买家留言不能超过{limit}字',
    'zh-Hant': '買家留言不能超過 {limit} 字',
    en: 'The message has at most {limit} characters',
  },
  newPrices: {
    'zh-Hans': '商品价格有变化，请重新确认订单',
    'zh-Hant': '商品價格有變化，請重新確認訂單',
    en: 'A price has changed; please look at the order again',
  },
  noOrder: { status: 410173, 'zh-Hans': '订单不存在', 'zh-Hant': '訂單不存在', en: 'This order does not exist' },
  paidAlready: { 'zh-Hans': '该订单已支付', 'zh-Hant': '該訂單已支付', en: 'This order is paid already' },
  notPaidYet: {
    'zh-Hans': '订单尚未支付，不能申请退款',
    'zh-Hant': '訂單尚未支付，不能申請退款',
    en: 'This order is not paid, so there is nothing to refund',
  },
  refundOpen: {
    'zh-Hans': '该订单有一个退款申请正在处理，处理完后可再次申请',
    'zh-Hant': '該訂單有一個退款申請正在處理，處理完後可再次申請',
    en: 'Another refund of this order is being worked on; please ask again once it is decided',
  },
  allRefunded: {
    'zh-Hans': '该订单的商品都已退款',
    'zh-Hant': '該訂單的商品都已退款',
    en: 'All of this order has been refunded',
  },
  nothingToRefund: {
    'zh-Hans': '请选择要退款的商品',
    'zh-Hant': '請選擇要退款的商品',
    en: 'Please choose what to refund',
  },
  notInOrder: { 'zh-Hans': '订单中没有该商品', 'zh-Hant': '訂單中沒有該商品', en: 'This is not part of the order' },
  badPieces: { 'zh-Hans': '退款数量至少为1', 'zh-Hant': '退款數量至少為 1', en: 'At least 1 piece has to be refunded' },
  piecesLeft: {
    'zh-Hans': '该商品最多还能退{left}件',
    'zh-Hant': '該商品最多還能退 {left} 件',
    en: 'At most {left} pieces of this can still be refunded',
  },
  moneyOnly: {
    'zh-Hans': '订单尚未发货，只能申请仅退款',
    'zh-Hant': '訂單尚未出貨，只能申請僅退款',
    en: 'Nothing was sent yet, so only the money can be asked back',
  },
  noReason: { 'zh-Hans': '请选择退款原因', 'zh-Hant': '請選擇退款原因', en: 'Please choose a reason' },
  longExplanation: {
    'zh-Hans': '退款原因和说明各不能超过{limit}字',
    'zh-Hant': '退款原因和說明各不能超過 {limit} 字',
    en: 'Reason and explanation have at most {limit} characters each',
  },
  manyImages: { 'zh-Hans': '图片最多{limit}张', 'zh-Hant': '圖片最多 {limit} 張', en: 'At most {limit} images' },
  noImage: {
    'zh-Hans': '图片不存在，请重新上传',
    'zh-Hant': '圖片不存在，請重新上傳',
    en: 'An image is missing here, please upload it again',
  },
  noRefund: { 'zh-Hans': '退款申请不存在', 'zh-Hant': '退款申請不存在', en: 'This refund does not exist' },
  refundDecided: {
    'zh-Hans': '该退款已处理完成，不能撤销',
    'zh-Hant': '該退款已處理完成，不能撤銷',
    en: 'This refund is decided and cannot be taken back',
  },
  noReturnWanted: {
    'zh-Hans': '该退款现在不需要填写退货快递',
    'zh-Hant': '該退款現在不需要填寫退貨快遞',
    en: 'No parcel is awaited for this refund',
  },
  noCarrier: {
    'zh-Hans': '请填写快递公司，不超过{limit}字',
    'zh-Hant': '請填寫快遞公司，不超過 {limit} 字',
    en: 'Please name the carrier in at most {limit} characters',
  },
  badParcelNumber: {
    'zh-Hans': '快递单号由 5 到 32 位字母、数字或横线组成',
    'zh-Hant': '快遞單號由 5 到 32 位字母、數字或橫線組成',
    en: 'A parcel number has 5 to 32 letters, digits or dashes',
  },
  badPhone: {
    'zh-Hans': '请填写正确的手机号或座机号',
    'zh-Hant': '請填寫正確的手機或市話號碼',
    en: 'Please give a mobile or landline number',
  },
  refundStillOpen: {
    'zh-Hans': '退款还在处理中，不能删除',
    'zh-Hant': '退款還在處理中，不能刪除',
    en: 'This refund is still being worked on and cannot be deleted',
  },
  notUnpaid: {
    'zh-Hans': '该订单已支付，不能取消',
    'zh-Hant': '該訂單已支付，不能取消',
    en: 'This order is paid and cannot be cancelled',
  },
  notSent: { 'zh-Hans': '该订单还没有发货', 'zh-Hant': '該訂單還沒有發貨', en: 'This order is not shipped yet' },
  receivedAlready: {
    'zh-Hans': '该订单已确认收货',
    'zh-Hant': '該訂單已確認收貨',
    en: 'This order is received already',
  },
  inParcels: {
    'zh-Hans': '该订单分成几个包裹发出，请打开单个包裹操作',
    'zh-Hant': '該訂單分成幾個包裹發出，請開啟單個包裹操作',
    en: 'This order travels in several parcels; please open one of them',
  },
  notOver: {
    'zh-Hans': '该订单还没有结束，不能删除',
    'zh-Hant': '該訂單還沒有結束，不能刪除',
    en: 'This order is not over yet and cannot be deleted',
  },
  notAgain: {
    'zh-Hans': '活动订单不能再次购买',
    'zh-Hant': '活動訂單不能再次購買',
    en: 'An order of a promotion cannot be bought again',
  },
  nothingLeft: {
    'zh-Hans': '该订单的商品现在都买不到了',
    'zh-Hant': '該訂單的商品現在都買不到了',
    en: 'Nothing of this order can be bought any more',
  },
  noRecipient: {
    'zh-Hans': '请填写收货人，不超过{limit}字',
    'zh-Hant': '請填寫收貨人，不超過 {limit} 字',
    en: 'Please name the recipient in at most {limit} characters',
  },
  noRegion: {
    'zh-Hans': '请选择所在的省、市、区县',
    'zh-Hant': '請選擇所在的省、市、區縣',
    en: 'Please choose province, city and district',
  },
  badRegion: {
    'zh-Hans': '所选的省、市、区县不存在，请重新选择',
    'zh-Hant': '所選的省、市、區縣不存在，請重新選擇',
    en: 'Province, city and district do not belong together, please choose again',
  },
  noDetail: {
    'zh-Hans': '请填写详细地址，不超过{limit}字',
    'zh-Hant': '請填寫詳細地址，不超過 {limit} 字',
    en: 'Please give street and house number in at most {limit} characters',
  },
  addressTwice: {
    'zh-Hans': '该收货地址已存在',
    'zh-Hant': '該收貨地址已存在',
    en: 'This address is in your address book already',
  },
  addressGone: {
    'zh-Hans': '收货地址不存在',
    'zh-Hant': '收貨地址不存在',
    en: 'This address is not in your address book',
  },
  nothingToReview: {
    'zh-Hans': '没有找到要评价的商品',
    'zh-Hant': '沒有找到要評價的商品',
    en: 'There is nothing of this kind to review',
  },
  notReceived: {
    'zh-Hans': '确认收货后才能评价',
    'zh-Hant': '確認收貨後才能評價',
    en: 'Please confirm receipt before you review',
  },
  reviewedAlready: { 'zh-Hans': '该商品已评价', 'zh-Hant': '該商品已評價', en: 'You have reviewed this already' },
  badStars: { 'zh-Hans': '请选择 1 到 5 星', 'zh-Hant': '請選擇 1 到 5 星', en: 'Please give 1 to 5 stars' },
  longReview: {
    'zh-Hans': '评价不能超过{limit}字',
    'zh-Hant': '評價不能超過 {limit} 字',
    en: 'A review has at most {limit} characters',
  },
  badTopUp: {
    'zh-Hans': '充值金额为 {least} 到 {most} 元',
    'zh-Hant': '儲值金額為 {least} 到 {most} 元',
    en: 'You can put ¥{least} to ¥{most} on your balance',
  },
  noTopUp: {
    'zh-Hans': '没有这个充值金额，请重新选择',
    'zh-Hant': '沒有這個儲值金額，請重新選擇',
    en: 'This amount is not offered, please choose another',
  },
  topUpByAlipay: {
    'zh-Hans': '请用支付宝充值',
    'zh-Hant': '請用支付寶儲值',
    en: 'Please put money on your balance with Alipay',
  },
  listName: {
    'zh-Hans': '清单名称为 1 到 {limit} 个字，请修改名称',
    'zh-Hant': '清單名稱為 1 到 {limit} 個字，請修改名稱',
    en: 'The name of a list has 1 to {limit} characters, please change it',
  },
  listPair: {
    'zh-Hans': '清单中有编号或颜色无法识别的零件，请修改后再保存',
    'zh-Hant': '清單中有編號或顏色無法辨識的零件，請修改後再儲存',
    en: 'The list has a part whose number or colour cannot be read; please correct it and save again',
  },
  listPieces: {
    'zh-Hans': '清单中每种零件的数量为 1 到 {limit}，请修改 {part} 的数量',
    'zh-Hant': '清單中每種零件的數量為 1 到 {limit}，請修改 {part} 的數量',
    en: 'A list has 1 to {limit} pieces of each part; please change the quantity of {part}',
  },
  listsFull: {
    'zh-Hans': '最多保存{limit}份清单，请先删除不再需要的',
    'zh-Hant': '最多儲存 {limit} 份清單，請先刪除不再需要的',
    en: 'At most {limit} lists can be saved; please delete one that you no longer need',
  },
  listGone: {
    'zh-Hans': '该清单不存在或已删除，请重新选择',
    'zh-Hant': '該清單不存在或已刪除，請重新選擇',
    en: 'This list does not exist or was deleted; please choose another',
  },
  noAgent: { 'zh-Hans': '客服不存在', 'zh-Hant': '客服不存在', en: 'There is no such agent' },
  noAgentOnDuty: {
    'zh-Hans': '暂无客服人员在线，请稍后联系',
    'zh-Hant': '目前沒有客服在線上，請稍後再聯絡',
    en: 'No agent is here right now, please come back later',
  },
  wrongImage: {
    'zh-Hans': '上传图片只能是 JPG、PNG 格式!',
    'zh-Hant': '上傳圖片只能是 JPG、PNG 格式！',
    en: 'Images may only be JPG or PNG!',
  },
  largeImage: {
    'zh-Hans': '上传图片大小不能超过 5M',
    'zh-Hant': '上傳圖片大小不能超過 5M',
    en: 'Images may have at most 5M',
  },
  trouble: {
    'zh-Hans': '很抱歉!系统开小差了',
    'zh-Hant': '很抱歉！系統開小差了',
    en: 'Sorry, something went wrong in the shop',
  },
} as const satisfies Record<string, Words>;

export type RefusalWord = keyof typeof refusalMessages;
