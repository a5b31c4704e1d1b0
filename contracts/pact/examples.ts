import * as shop from '../src/index.ts';
import type { FlashItem, FlashSale, Product, User } from '../src/index.ts';
import { buyingExamples } from './examples-buying.ts';
import { listExamples } from './examples-lists.ts';
import { orderExamples } from './examples-orders.ts';
import { refundExamples } from './examples-refunds.ts';
import { example, type Example } from './example.ts';
import { HOUR, line, NOON, picture } from './example-values.ts';

const token = { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', expiresAt: NOON };
const user: User = {
  id: '12',
  nickname: '小颗粒',
  avatar: '/uploads/me.png',
  phone: '13800138000',
  balance: 20_000,
  unreadCount: 1,
  isMember: true,
  couponCount: 1,
  favouriteCount: 1,
};
const summary = {
  id: '301',
  name: '砖 2 × 4',
  picture,
  price: 90,
  marketPrice: 120,
  stock: 50,
  sales: 12,
  unit: '颗',
  isPresale: false,
};
/** A recommended part: rows of that list have no struck-through price. */
const cheaper = { ...summary, marketPrice: undefined };
const product: Product = {
  id: '301',
  name: '砖 2 × 4',
  summary: '最常用的一种',
  picture,
  pictures: [picture],
  price: 90,
  marketPrice: 120,
  stock: 50,
  sales: 12,
  unit: '颗',
  categoryIds: ['1', '5'],
  descriptionHtml: '<p>ABS</p>',
  isOnSale: true,
  isFavourite: false,
  minQuantity: 1,
  reviewCount: 1,
  goodReviewPercent: 98,
  recommended: [cheaper],
  related: [],
  offers: [{ uniqueId: 'a1b2c3d4', name: '红', picture, price: 90, marketPrice: 120, stock: 50, code: '300121' }],
};
const flash: FlashItem = {
  id: '55',
  productId: '301',
  name: '砖 2 × 4',
  picture,
  price: 45,
  marketPrice: 90,
  unit: '颗',
  quota: 100,
  left: 60,
  soldPercent: 40,
  limitPerShopper: 100,
};
/** A flash sale's product: servers send no categories, pictures or recommendations with it. */
const flashSale: FlashSale = {
  id: '55',
  state: 'running',
  turnsAt: NOON,
  quota: 100,
  left: 60,
  soldPercent: 40,
  limitPerShopper: 100,
  limitPerOrder: 50,
  bought: 0,
  product: {
    ...product,
    price: 45,
    marketPrice: 90,
    pictures: [],
    categoryIds: [],
    recommended: [],
    offers: [
      { uniqueId: 'f1a2b3c4', name: '红', picture, price: 45, marketPrice: 90, stock: 60, code: '300121', quota: 60 },
    ],
  },
};

const login = {
  body: { account: 'demo', password: 'pip-demo' },
  answer: token,
  supplied: { 'body.account': '${account}', 'body.password': '${password}' },
};
const adding = {
  body: { productId: '301', uniqueId: 'a1b2c3d4', cartNum: 1, new: false },
  supplied: { 'body.productId': '${productId}', 'body.uniqueId': '${uniqueId}' },
};
const watching = { params: { id: '55' }, supplied: { 'params.id': '${flashSaleId}' } };
const receiving = { body: { couponId: '5' }, supplied: { 'body.couponId': '${couponId}' } };
const opening = { params: { id: '301' }, supplied: { 'params.id': '${productId}' } };

/** Every interaction of the shop with its server: each call in each of its states. */
export const examples: readonly Example[] = [
  example(shop.companyInfo, 'the shop is open', {
    answer: {
      name: 'pip 颗粒铺',
      keywords: '积木',
      description: '单颗零件',
      logo: '/logo.png',
      wechatQrcode: '',
      phone: '400',
      postalAddress: '上海',
      copyright: '©',
      recordNumber: '沪ICP',
    },
  }),
  example(shop.wechatQrcode, 'the shop is open', { answer: { qrcode: '/qr.png' } }),
  example(shop.bannerList, 'the shop is open', {
    answer: [{ id: '12', title: '满 49 包邮', picture, link: '/goods_cate' }],
  }),
  example(shop.socketAddress, 'the shop is open', { answer: { url: 'wss://shop.example/msg' } }),
  example(shop.authLogin, 'a shopper exists', { ...login, answer: { token: token.token } }),
  example(shop.authUser, 'a shopper is signed in', { answer: user }),
  example(shop.authLogout, 'a shopper is signed in'),
  example(shop.login, 'a shopper exists', login),
  example(shop.loginMobile, 'a shopper exists', {
    body: { phone: '13800138000', captcha: '246810' },
    answer: token,
    supplied: { 'body.phone': '${phone}', 'body.captcha': '${captcha}' },
  }),
  example(shop.wechatAuth, 'a shopper exists', {
    query: { code: 'demo' },
    answer: token,
    supplied: { 'query.code': '${code}' },
  }),
  example(shop.currentUser, 'a shopper is signed in', { answer: user }),
  example(shop.currentUser, 'the token is old', { refused: 'asksToSignIn' }),
  example(shop.logout, 'a shopper is signed in'),
  example(shop.category, 'the shop is open', {
    answer: [{ id: '1', name: '砖', picture, children: [{ id: '5', name: '2 × N 砖', picture, children: [] }] }],
  }),
  example(shop.products, 'the shop is open', {
    query: { page: 1, limit: 20 },
    answer: { products: [summary], total: 1 },
  }),
  example(shop.products, 'nothing matches the search', {
    query: { page: 1, limit: 20, keyword: 'zzzzzz' },
    answer: { products: [], total: 0 },
  }),
  example(shop.productDetail, 'the shop is open', { ...opening, answer: product }),
  example(shop.productDetail, 'the product is gone', { ...opening, refused: 'saysWhy' }),
  example(shop.productFacets, 'the shop is open', {
    query: { keyword: '2x4' },
    answer: {
      total: 2,
      categories: [{ id: '1', count: 2 }],
      colours: [{ id: '4', name: '红', picture, count: 2 }],
      sizes: [{ width: 2, length: 4, count: 1 }],
      heights: [{ plates: 3, count: 1 }],
      finishes: [{ finish: 'solid', count: 2 }],
      stocks: [{ pieces: 100, count: 2 }],
      prices: { from: 30, to: 90, counts: [1, 1] },
    },
  }),
  example(shop.searchSuggestions, 'the shop is open', {
    query: { keyword: '3001', limit: 8 },
    answer: [{ kind: 'part', id: '301', name: '砖 2 × 4', number: '3001', picture, uniqueId: 'a1b2c3d4' }],
  }),
  example(shop.searchSuggestions, 'nothing matches the search', { query: { keyword: 'zzzzzz', limit: 8 }, answer: [] }),
  example(shop.hotSearches, 'the shop is open', { answer: ['2x4'] }),
  example(shop.recommendedProducts, 'the shop is open', {
    params: { type: '1' },
    query: { page: 1, limit: 20 },
    answer: { products: [summary], total: 1 },
  }),
  example(shop.goodProducts, 'the shop is open', { query: { page: 1, limit: 20 }, answer: [cheaper] }),
  example(shop.categoryBlocks, 'the shop is open', {
    query: { page: 1, limit: 4 },
    answer: { blocks: [{ id: '1', name: '砖', picture, products: [summary] }], total: 1 },
  }),
  example(shop.partFamily, 'the shop is open', {
    ...opening,
    answer: {
      colours: [{ id: '4', name: '红', picture }],
      parts: [
        {
          id: '301',
          name: '砖 2 × 4',
          number: '3001',
          picture,
          offers: { 4: { uniqueId: 'a1b2c3d4', price: 90, stock: 50 } },
        },
      ],
    },
  }),
  example(shop.partFamily, 'the product is gone', { ...opening, refused: 'saysWhy' }),
  example(shop.reviewCounts, 'the shop is open', {
    ...opening,
    answer: { all: 12, good: 10, medium: 1, poor: 1, goodPercent: 83, stars: 4.8 },
  }),
  example(shop.reviewList, 'the shop is open', {
    ...opening,
    query: { type: 0, page: 1, limit: 20 },
    answer: [
      {
        id: '81',
        nickname: '小**粒',
        avatar: '/uploads/me.png',
        stars: 5,
        serviceStars: 5,
        text: '颜色很正',
        offer: '红',
        pictures: [],
        when: '3天前',
        answer: '',
      },
    ],
  }),
  example(shop.productCode, 'the shop is open', { ...opening, answer: { code: '/uploads/code.png' } }),
  example(shop.phoneBuying, 'the shop is open', { answer: { way: 'page', site: 'https://m.shop.example' } }),
  example(shop.flashSlots, 'the shop is open', {
    answer: { slots: [{ id: '3', state: 'running', from: NOON - 2 * HOUR, to: NOON + 2 * HOUR }], current: 0 },
  }),
  example(shop.flashList, 'a flash sale is running', {
    params: { slot: '3' },
    query: { page: 1, limit: 20 },
    supplied: { 'params.slot': '${slotId}' },
    answer: [flash],
  }),
  example(shop.flashDetail, 'a flash sale is running', { ...watching, answer: flashSale }),
  example(shop.flashDetail, 'the flash sale is over', {
    ...watching,
    answer: { ...flashSale, state: 'over', turnsAt: undefined },
  }),
  example(shop.presaleList, 'the shop is open', {
    query: { time_type: 0, page: 1, limit: 20 },
    answer: {
      items: [
        {
          id: '303',
          name: '拱 1 × 6',
          picture,
          price: 150,
          stock: 800,
          sales: 3,
          unit: '颗',
          terms: { state: 'running', from: NOON - HOUR, to: NOON + HOUR, shipsWithin: 15 },
        },
      ],
      total: 1,
    },
  }),
  example(shop.couponOffers, 'the shop is open', {
    query: {},
    answer: [
      { id: '5', title: '满 49 减 3', amount: 300, from: 4900, scope: 'all', left: 37, isReceived: false, days: 30 },
    ],
  }),
  example(shop.couponReceive, 'a coupon can be received', receiving),
  example(shop.couponReceive, 'no coupon is left', { ...receiving, refused: 'saysWhy' }),
  example(shop.favouriteList, 'a shopper with favourites is signed in', {
    query: { page: 1, limit: 20 },
    answer: {
      favourites: [{ productId: '301', name: '砖 2 × 4', picture, price: 90, sales: 12, isOnSale: true }],
      total: 1,
    },
  }),
  example(shop.favouriteAdd, 'a shopper is signed in and a part is in stock', {
    body: { id: '301', category: 'product' },
    supplied: { 'body.id': '${productId}' },
  }),
  example(shop.favouriteDel, 'a shopper with favourites is signed in', {
    body: { id: ['301'] },
    supplied: { 'body.id.0': '${productId}' },
  }),
  example(shop.cartCount, 'a shopper with a cart is signed in', { query: { numType: 0 }, answer: { count: 10 } }),
  example(shop.cartCount, 'the token is old', { query: { numType: 0 }, refused: 'asksToSignIn' }),
  example(shop.cartList, 'a shopper with a cart is signed in', { answer: { valid: [line], invalid: [line] } }),
  example(shop.cartList, 'a shopper is signed in', { answer: { valid: [], invalid: [] } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is in stock', { ...adding, answer: { lineId: '41' } }),
  example(shop.cartAdd, 'a shopper is signed in and a part is sold out', { ...adding, refused: 'saysWhy' }),
  example(shop.cartNum, 'a shopper with a cart is signed in', {
    body: { id: '41', number: 2 },
    supplied: { 'body.id': '${lineId}' },
  }),
  example(shop.cartDel, 'a shopper with a cart is signed in', {
    body: { ids: ['41'] },
    supplied: { 'body.ids.0': '${lineId}' },
  }),
  ...buyingExamples,
  ...orderExamples,
  ...refundExamples,
  ...listExamples,
  example(shop.agentList, 'a shopper is signed in', {
    answer: [{ id: '2', name: '阿豆', avatar: '/uploads/agent.png' }],
  }),
  example(shop.chatRecord, 'a conversation exists', {
    query: { toUid: '2', limit: 20, uidTo: '0' },
    supplied: { 'query.toUid': '${agentId}' },
    answer: {
      agentId: '2',
      agentName: '阿豆',
      agentAvatar: '/uploads/agent.png',
      messages: [
        {
          id: '12',
          senderId: '12',
          senderName: '小颗粒',
          avatar: '/uploads/me.png',
          sentAt: NOON,
          kind: 'text',
          text: '你好',
        },
      ],
    },
  }),
  example(shop.chatNotice, 'a shopper is signed in', { answer: { html: '<p>客服时间</p>', sound: '' } }),
  // The second generation opens the file, so the example is a real picture of one pixel (kept beside this).
  example(shop.uploadImage, 'a shopper is signed in', { answer: { url: '/uploads/x.png' } }),
];
