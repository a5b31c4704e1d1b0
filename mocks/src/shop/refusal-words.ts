import type { Language } from '../catalogue/catalogue.entity.ts';

type Words = Record<Language, string> & { status?: number };

/** What the shop says when it refuses. Simplified Chinese is the wording of the observed servers where one was seen. */
export const refusalWords = {
  noToken: { status: 410000, 'zh-Hans': '请登录', 'zh-Hant': '請登入', en: 'Please sign in' },
  oldToken: { status: 410001, 'zh-Hans': '登录已过期,请重新登录', 'zh-Hant': '登入已過期，請重新登入', en: 'Your sign-in has expired, please sign in again' },
  badToken: { status: 410002, 'zh-Hans': '登录状态有误,请重新登录', 'zh-Hant': '登入狀態有誤，請重新登入', en: 'Your sign-in is not valid, please sign in again' },
  badRequest: { 'zh-Hans': '参数错误：{faults}', 'zh-Hant': '參數錯誤：{faults}', en: 'Wrong request: {faults}' },
  emptyLogin: { 'zh-Hans': '请输入账号和密码', 'zh-Hant': '請輸入帳號和密碼', en: 'Please enter your account and password' },
  shortPassword: { 'zh-Hans': '密码长度不能少于6位', 'zh-Hant': '密碼長度不能少於 6 位', en: 'The password has at least 6 characters' },
  wrongLogin: { 'zh-Hans': '账号或密码错误', 'zh-Hant': '帳號或密碼錯誤', en: 'Wrong account or password' },
  wrongPhone: { 'zh-Hans': '手机号格式不正确', 'zh-Hant': '手機號碼格式不正確', en: 'That is not a mobile phone number' },
  wrongCode: { 'zh-Hans': '验证码错误', 'zh-Hant': '驗證碼錯誤', en: 'Wrong verification code' },
  wrongWechatCode: { 'zh-Hans': '微信授权失败', 'zh-Hant': '微信授權失敗', en: 'WeChat did not confirm the sign-in' },
  noProduct: { 'zh-Hans': '商品不存在', 'zh-Hant': '商品不存在', en: 'This product does not exist' },
  noOffer: { 'zh-Hans': '请选择有效的商品属性', 'zh-Hant': '請選擇有效的商品屬性', en: 'Please choose a colour that exists' },
  badQuantity: { 'zh-Hans': '购买数量至少为1', 'zh-Hant': '購買數量至少為 1', en: 'The quantity is at least 1' },
  soldOut: { 'zh-Hans': '该商品库存不足{stock}', 'zh-Hant': '該商品庫存不足，剩餘 {stock}', en: 'Not enough in stock: {stock} left' },
  beyondLimit: { 'zh-Hans': '该商品每人限购{limit}件', 'zh-Hant': '該商品每人限購 {limit} 件', en: 'At most {limit} pieces of this product per shopper' },
  noCartLine: { 'zh-Hans': '购物车中没有该商品', 'zh-Hant': '購物車中沒有該商品', en: 'This is not in your cart' },
  nothingChosen: { 'zh-Hans': '请提交购买的商品', 'zh-Hant': '請提交購買的商品', en: 'Please choose what to buy' },
  lineGone: { 'zh-Hans': '商品已失效，请返回购物车重新选择', 'zh-Hant': '商品已失效，請返回購物車重新選擇', en: 'Something chosen can no longer be bought; please choose again in the cart' },
  draftGone: { 'zh-Hans': '订单已过期,请刷新当前页面', 'zh-Hant': '訂單已過期，請重新整理目前頁面', en: 'This order has expired, please reload the page' },
  noAddress: { 'zh-Hans': '请选择收货地址', 'zh-Hant': '請選擇收貨地址', en: 'Please choose a delivery address' },
  longMessage: { 'zh-Hans': '买家留言不能超过{limit}字', 'zh-Hant': '買家留言不能超過 {limit} 字', en: 'The message has at most {limit} characters' },
  noOrder: { status: 410173, 'zh-Hans': '订单不存在', 'zh-Hant': '訂單不存在', en: 'This order does not exist' },
  paidAlready: { 'zh-Hans': '该订单已支付', 'zh-Hant': '該訂單已支付', en: 'This order is paid already' },
  noAgent: { 'zh-Hans': '客服不存在', 'zh-Hant': '客服不存在', en: 'There is no such agent' },
  noAgentOnDuty: { 'zh-Hans': '暂无客服人员在线，请稍后联系', 'zh-Hant': '目前沒有客服在線上，請稍後再聯絡', en: 'No agent is here right now, please come back later' },
  wrongImage: { 'zh-Hans': '上传图片只能是 JPG、PNG 格式!', 'zh-Hant': '上傳圖片只能是 JPG、PNG 格式！', en: 'Images may only be JPG or PNG!' },
  largeImage: { 'zh-Hans': '上传图片大小不能超过 5M', 'zh-Hant': '上傳圖片大小不能超過 5M', en: 'Images may have at most 5M' },
  trouble: { 'zh-Hans': '很抱歉!系统开小差了', 'zh-Hant': '很抱歉！系統開小差了', en: 'Sorry, something went wrong in the shop' },
} as const satisfies Record<string, Words>;

export type RefusalWord = keyof typeof refusalWords;
