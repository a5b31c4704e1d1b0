import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../src/define-call.ts';
import * as shop from '../src/index.ts';
import type { Address, CartLine, FlashItem, FlashSale, Order, Picture, Product, User } from '../src/index.ts';
import type { StateName } from './states.ts';

/** How a refusal is taken: it asks to sign in, or its words are shown. */
type Refused = 'asksToSignIn' | 'saysWhy';

/**
 * One interaction: what is sent in a state, and what comes back. Values are examples, only their types count.
 * `supplied` names places of the request (`body.id`) that take a value of the state instead, as `${lineId}`.
 */
export type Example = {
  call: Call;
  state: StateName;
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  answer?: unknown;
  refused?: Refused;
  supplied?: Record<string, string>;
};

type StateOf<C> = C extends { states: readonly (infer S)[] } ? S : never;
type Told<C> = { params?: ParamsOf<C>; query?: QueryOf<C>; body?: BodyOf<C>; answer?: AnswerOf<C>; refused?: Refused; supplied?: Record<string, string> };

const example = <C extends Call>(call: C, state: StateOf<C> & StateName, told: Told<C> = {}): Example => ({ call, state, ...told });

const NOON = Date.UTC(2026, 10, 20, 4);
const HOUR = 3_600_000;
const picture: Picture = { kind: 'photo', url: '/uploads/brick.png' };
const token = { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', expiresAt: NOON };
const user: User = { id: '12', nickname: '小颗粒', avatar: '/uploads/me.png', phone: '13800138000', balance: 20_000, unreadCount: 1, isMember: true, couponCount: 1, favouriteCount: 1 };
const address: Address = { id: '7', recipient: '颗粒', phone: '13800138000', province: '上海市', city: '上海市', district: '浦东新区', detail: '张江路 1 号', isDefault: true };
const summary = { id: '301', name: '砖 2 × 4', picture, price: 90, marketPrice: 120, stock: 50, sales: 12, unit: '颗', isPresale: false };
/** A recommended part: rows of that list have no struck-through price. */
const cheaper = { ...summary, marketPrice: undefined };
const product: Product = {
  id: '301', name: '砖 2 × 4', summary: '最常用的一种', picture, pictures: [picture], price: 90, marketPrice: 120, stock: 50, sales: 12, unit: '颗', categoryIds: ['1', '5'], descriptionHtml: '<p>ABS</p>',
  isOnSale: true, isFavourite: false, minQuantity: 1, reviewCount: 1, goodReviewPercent: 98, recommended: [cheaper], related: [],
  offers: [{ uniqueId: 'a1b2c3d4', name: '红', picture, price: 90, marketPrice: 120, stock: 50, code: '300121' }],
};
const flash: FlashItem = { id: '55', productId: '301', name: '砖 2 × 4', picture, price: 45, marketPrice: 90, unit: '颗', quota: 100, left: 60, soldPercent: 40, limitPerShopper: 100 };
/** A flash sale's product: servers send no categories, pictures or recommendations with it. */
const flashSale: FlashSale = {
  id: '55', state: 'running', turnsAt: NOON, quota: 100, left: 60, soldPercent: 40, limitPerShopper: 100, limitPerOrder: 50, bought: 0,
  product: { ...product, price: 45, marketPrice: 90, pictures: [], categoryIds: [], recommended: [], offers: [{ uniqueId: 'f1a2b3c4', name: '红', picture, price: 45, marketPrice: 90, stock: 60, code: '300121', quota: 60 }] },
};
const line: CartLine = { id: '41', productId: '301', uniqueId: 'a1b2c3d4', quantity: 10, name: '砖 2 × 4', colour: '红', partNumber: '', picture, unit: '颗', unitPrice: 85, savedPerPiece: 5, stock: 50, isValid: true };
const ORDER_KEY = 'd41d8cd98f00b204e9800998ecf8427e';
const ORDER_NUMBER = 'cp513622411122334455';
const placed = { orderNumber: ORDER_NUMBER, orderKey: ORDER_KEY };
const draft = { orderKey: ORDER_KEY, lines: [line], prices: { goods: 900, goodsToPay: 850, memberDiscount: 50, postage: 1000, freePostageFrom: 4900 }, balance: 20_000, canPayByBalance: true };
const unpaid: Order = {
  id: '88', number: ORDER_NUMBER, key: ORDER_KEY, state: 'unpaid', stateTitle: '未支付', stateMessage: '订单未支付', isPaid: false, payWay: '', lines: [line], pieces: 10,
  recipient: '颗粒', phone: '13800138000', address: '上海市 浦东新区 张江路 1 号', message: '轻放', prices: { goods: 850, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 1850 },
  placedAt: NOON, cancelsAt: NOON, carrier: '', parcelNumber: '',
};

const login = { body: { account: 'demo', password: 'pip-demo' }, answer: token, supplied: { 'body.account': '${account}', 'body.password': '${password}' } };
const choices = { addressId: '7', couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1 };
const ordering = { params: { orderKey: ORDER_KEY }, supplied: { 'params.orderKey': '${orderKey}', 'body.addressId': '${addressId}' } };
const placing = { ...ordering, body: { ...choices, mark: '', new: false, from: 'pc' } };
const confirming = { body: { cartId: '41', new: false }, supplied: { 'body.cartId': '${lineId}' } };
const adding = { body: { productId: '301', uniqueId: 'a1b2c3d4', cartNum: 1, new: false }, supplied: { 'body.productId': '${productId}', 'body.uniqueId': '${uniqueId}' } };
const looking = { params: { orderNumber: ORDER_NUMBER }, supplied: { 'params.orderNumber': '${orderNumber}' } };
const paying = { body: { uni: ORDER_NUMBER, paytype: 'yue' as const, from: 'pc' }, supplied: { 'body.uni': '${orderNumber}' } };
const watching = { params: { id: '55' }, supplied: { 'params.id': '${flashSaleId}' } };
const receiving = { body: { couponId: '5' }, supplied: { 'body.couponId': '${couponId}' } };
const opening = { params: { id: '301' }, supplied: { 'params.id': '${productId}' } };

/** Every interaction of the shop with its server: each call in each of its states. */
export const examples: readonly Example[] = [
  example(shop.companyInfo, 'the shop is open', { answer: { name: 'pip 颗粒铺', keywords: '积木', description: '单颗零件', logo: '/logo.png', wechatQrcode: '', phone: '400', postalAddress: '上海', copyright: '©', recordNumber: '沪ICP' } }),
  example(shop.wechatQrcode, 'the shop is open', { answer: { qrcode: '/qr.png' } }),
  example(shop.bannerList, 'the shop is open', { answer: [{ id: '12', title: '满 49 包邮', picture, link: '/goods_cate' }] }),
  example(shop.socketAddress, 'the shop is open', { answer: { url: 'wss://shop.example/msg' } }),
  example(shop.authLogin, 'a shopper exists', { ...login, answer: { token: token.token } }),
  example(shop.authUser, 'a shopper is signed in', { answer: user }),
  example(shop.authLogout, 'a shopper is signed in'),
  example(shop.login, 'a shopper exists', login),
  example(shop.loginMobile, 'a shopper exists', { body: { phone: '13800138000', captcha: '246810' }, answer: token, supplied: { 'body.phone': '${phone}', 'body.captcha': '${captcha}' } }),
  example(shop.wechatAuth, 'a shopper exists', { query: { code: 'demo' }, answer: token, supplied: { 'query.code': '${code}' } }),
  example(shop.currentUser, 'a shopper is signed in', { answer: user }),
  example(shop.currentUser, 'the token is old', { refused: 'asksToSignIn' }),
  example(shop.logout, 'a shopper is signed in'),
  example(shop.category, 'the shop is open', { answer: [{ id: '1', name: '砖', picture, children: [{ id: '5', name: '2 × N 砖', picture, children: [] }] }] }),
  example(shop.products, 'the shop is open', { query: { page: 1, limit: 20 }, answer: { products: [summary], total: 1 } }),
  example(shop.products, 'nothing matches the search', { query: { page: 1, limit: 20, keyword: 'zzzzzz' }, answer: { products: [], total: 0 } }),
  example(shop.productDetail, 'the shop is open', { ...opening, answer: product }),
  example(shop.productDetail, 'the product is gone', { ...opening, refused: 'saysWhy' }),
  example(shop.productFacets, 'the shop is open', {
    query: { keyword: '2x4' },
    answer: {
      total: 2, categories: [{ id: '1', count: 2 }], colours: [{ id: '4', name: '红', picture, count: 2 }], sizes: [{ width: 2, length: 4, count: 1 }], heights: [{ plates: 3, count: 1 }],
      finishes: [{ finish: 'solid', count: 2 }], stocks: [{ pieces: 100, count: 2 }], prices: { from: 30, to: 90, counts: [1, 1] },
    },
  }),
  example(shop.searchSuggestions, 'the shop is open', { query: { keyword: '3001', limit: 8 }, answer: [{ kind: 'part', id: '301', name: '砖 2 × 4', number: '3001', picture, uniqueId: 'a1b2c3d4' }] }),
  example(shop.searchSuggestions, 'nothing matches the search', { query: { keyword: 'zzzzzz', limit: 8 }, answer: [] }),
  example(shop.hotSearches, 'the shop is open', { answer: ['2x4'] }),
  example(shop.recommendedProducts, 'the shop is open', { params: { type: '1' }, query: { page: 1, limit: 20 }, answer: { products: [summary], total: 1 } }),
  example(shop.goodProducts, 'the shop is open', { query: { page: 1, limit: 20 }, answer: [cheaper] }),
  example(shop.categoryBlocks, 'the shop is open', { query: { page: 1, limit: 4 }, answer: { blocks: [{ id: '1', name: '砖', picture, products: [summary] }], total: 1 } }),
  example(shop.partFamily, 'the shop is open', {
    ...opening,
    answer: { colours: [{ id: '4', name: '红', picture }], parts: [{ id: '301', name: '砖 2 × 4', number: '3001', picture, offers: { 4: { uniqueId: 'a1b2c3d4', price: 90, stock: 50 } } }] },
  }),
  example(shop.partFamily, 'the product is gone', { ...opening, refused: 'saysWhy' }),
  example(shop.reviewCounts, 'the shop is open', { ...opening, answer: { all: 12, good: 10, medium: 1, poor: 1, goodPercent: 83, stars: 4.8 } }),
  example(shop.reviewList, 'the shop is open', { ...opening, query: { type: 0, page: 1, limit: 20 }, answer: [{ id: '81', nickname: '小**粒', avatar: '/uploads/me.png', stars: 5, serviceStars: 5, text: '颜色很正', offer: '红', pictures: [], when: '3天前', answer: '' }] }),
  example(shop.productCode, 'the shop is open', { ...opening, answer: { code: '/uploads/code.png' } }),
  example(shop.phoneBuying, 'the shop is open', { answer: { way: 'page', site: 'https://m.shop.example' } }),
  example(shop.flashSlots, 'the shop is open', { answer: { slots: [{ id: '3', state: 'running', from: NOON - 2 * HOUR, to: NOON + 2 * HOUR }], current: 0 } }),
  example(shop.flashList, 'a flash sale is running', { params: { slot: '3' }, query: { page: 1, limit: 20 }, supplied: { 'params.slot': '${slotId}' }, answer: [flash] }),
  example(shop.flashDetail, 'a flash sale is running', { ...watching, answer: flashSale }),
  example(shop.flashDetail, 'the flash sale is over', { ...watching, answer: { ...flashSale, state: 'over', turnsAt: undefined } }),
  example(shop.presaleList, 'the shop is open', { query: { time_type: 0, page: 1, limit: 20 }, answer: { items: [{ id: '303', name: '拱 1 × 6', picture, price: 150, stock: 800, sales: 3, unit: '颗', terms: { state: 'running', from: NOON - HOUR, to: NOON + HOUR, shipsWithin: 15 } }], total: 1 } }),
  example(shop.couponOffers, 'the shop is open', { query: {}, answer: [{ id: '5', title: '满 49 减 3', amount: 300, from: 4900, scope: 'all', left: 37, isReceived: false, days: 30 }] }),
  example(shop.couponReceive, 'a coupon can be received', receiving),
  example(shop.couponReceive, 'no coupon is left', { ...receiving, refused: 'saysWhy' }),
  example(shop.favouriteList, 'a shopper with favourites is signed in', { query: { page: 1, limit: 20 }, answer: { favourites: [{ productId: '301', name: '砖 2 × 4', picture, price: 90, sales: 12, isOnSale: true }], total: 1 } }),
  example(shop.favouriteAdd, 'a shopper is signed in and a part is in stock', { body: { id: '301', category: 'product' }, supplied: { 'body.id': '${productId}' } }),
  example(shop.favouriteDel, 'a shopper with favourites is signed in', { body: { id: ['301'] }, supplied: { 'body.id.0': '${productId}' } }),
  example(shop.cartCount, 'a shopper with a cart is signed in', { query: { numType: 0 }, answer: { count: 10 } }),
  example(shop.cartCount, 'the token is old', { query: { numType: 0 }, refused: 'asksToSignIn' }),
  example(shop.cartList, 'a shopper with a cart is signed in', { answer: { valid: [line], invalid: [line] } }),
  example(shop.cartList, 'a shopper is signed in', { answer: { valid: [], invalid: [] } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is in stock', { ...adding, answer: { lineId: '41' } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is sold out', { ...adding, refused: 'saysWhy' }),
  example(shop.cartNum, 'a shopper with a cart is signed in', { body: { id: '41', number: 2 }, supplied: { 'body.id': '${lineId}' } }),
  example(shop.cartDel, 'a shopper with a cart is signed in', { body: { ids: ['41'] }, supplied: { 'body.ids.0': '${lineId}' } }),
  example(shop.addressList, 'a shopper is signed in', { query: { page: 1, limit: 20 }, answer: [address] }),
  example(shop.addressList, 'a shopper without an address is signed in', { query: { page: 1, limit: 20 }, answer: [] }),
  example(shop.orderConfirm, 'a shopper with a cart is signed in', { ...confirming, answer: { ...draft, address } }),
  example(shop.orderConfirm, 'a shopper without an address is signed in', { ...confirming, answer: draft }),
  example(shop.orderComputed, 'an order is laid out', { ...ordering, body: choices, answer: { kind: 'priced', goods: 850, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 1850 } }),
  example(shop.orderComputed, 'the order key is used up', { ...ordering, body: choices, answer: { kind: 'placed', ...placed } }),
  example(shop.orderCreate, 'an order is laid out', { ...placing, answer: { isNew: true, ...placed } }),
  example(shop.orderCreate, 'the order key is used up', { ...placing, answer: { isNew: false, ...placed } }),
  example(shop.orderDetail, 'an order waits for payment', { ...looking, answer: unpaid }),
  example(shop.orderDetail, 'an order is paid', { ...looking, answer: { ...unpaid, state: 'toShip', stateTitle: '未发货', isPaid: true, paidAt: NOON, cancelsAt: undefined } }),
  example(shop.orderDetail, 'the order does not exist', { ...looking, refused: 'saysWhy' }),
  example(shop.orderPay, 'an order waits for payment', { ...paying, answer: { kind: 'paid' } }),
  example(shop.orderPay, 'the balance is too small', { ...paying, answer: { kind: 'short' } }),
  example(shop.agentList, 'a shopper is signed in', { answer: [{ id: '2', name: '阿豆', avatar: '/uploads/agent.png' }] }),
  example(shop.chatRecord, 'a conversation exists', {
    query: { toUid: '2', limit: 20, uidTo: '0' },
    supplied: { 'query.toUid': '${agentId}' },
    answer: { agentId: '2', agentName: '阿豆', agentAvatar: '/uploads/agent.png', messages: [{ id: '12', senderId: '12', senderName: '小颗粒', avatar: '/uploads/me.png', sentAt: NOON, kind: 'text', text: '你好' }] },
  }),
  example(shop.chatNotice, 'a shopper is signed in', { answer: { html: '<p>客服时间</p>', sound: '' } }),
  // The second generation opens the file, so the example is a real picture of one pixel (kept beside this).
  example(shop.uploadImage, 'a shopper is signed in', { answer: { url: '/uploads/x.png' } }),
];
