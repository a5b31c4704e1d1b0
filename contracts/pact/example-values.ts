import type { Address, CartLine, HeldCoupon, Order, OrderLine, Picture, Product, Refund } from '../src/index.ts';

// Values that several examples use. They are examples: only their types count.

export const NOON = Date.UTC(2026, 10, 20, 4);
export const HOUR = 3_600_000;
export const ORDER_NUMBER = 'cp513622411122334455';
export const ORDER_KEY = 'd41d8cd98f00b204e9800998ecf8427e';
const REVIEW_KEY = '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f';

export const picture: Picture = { kind: 'photo', url: '/uploads/brick.png' };
export const address: Address = {
  id: '7',
  recipient: '颗粒',
  phone: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  detail: '张江路 1 号',
  cityId: '310100',
  isDefault: true,
};
export const productSummary = {
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
export const recommendedSummary = { ...productSummary, marketPrice: undefined };
export const product: Product = {
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
  specifications: ['颜色'],
  recommended: [recommendedSummary],
  related: [],
  offers: [{ uniqueId: 'a1b2c3d4', name: '红', picture, price: 90, marketPrice: 120, stock: 50, code: '300121' }],
};
/** Parameters of a call about the product. */
export const ofProduct = { params: { id: '301' }, supplied: { 'params.id': '${productId}' } };

export const line: CartLine = {
  id: '41',
  productId: '301',
  uniqueId: 'a1b2c3d4',
  quantity: 10,
  name: '砖 2 × 4',
  colour: '红',
  partNumber: '',
  picture,
  unit: '颗',
  unitPrice: 85,
  savedPerPiece: 5,
  stock: 50,
  isValid: true,
};
export const coupon: HeldCoupon = {
  id: '21',
  title: '满 49 减 3',
  amount: 300,
  from: 4900,
  usableFrom: NOON,
  usableTo: NOON,
  isOver: false,
};

const boughtLine: OrderLine = { ...line, reviewKey: REVIEW_KEY, isReviewed: false, refunded: 0, couponShare: 0 };
export const unpaidOrder: Order = {
  id: '88',
  number: ORDER_NUMBER,
  key: ORDER_KEY,
  state: 'unpaid',
  stateTitle: '未支付',
  stateMessage: '订单未支付',
  kind: 'normal',
  isPickUp: false,
  isPaid: false,
  payWay: '',
  payWays: ['balance', 'wechat'],
  lines: [boughtLine],
  pieces: 10,
  recipient: '颗粒',
  phone: '13800138000',
  address: '上海市 浦东新区 张江路 1 号',
  message: '轻放',
  prices: { goods: 850, postage: 1000, couponDiscount: 0, pointsDiscount: 0, toPay: 1850 },
  placedAt: NOON,
  cancelsAt: NOON,
  carrier: '',
  parcelNumber: '',
  parcels: [],
  isAllRefunded: false,
};
export const paidOrder: Order = {
  ...unpaidOrder,
  state: 'toShip',
  stateTitle: '未发货',
  isPaid: true,
  paidAt: NOON,
  cancelsAt: undefined,
};
/** Its parcels are plain rows without lines, the least that a server may send. */
export const orderInParcels: Order = {
  ...paidOrder,
  parcels: [
    {
      orderNumber: 'cp513622411122338001',
      state: 'toReceive',
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
    },
  ],
};

export const refundUnderReview: Refund = {
  id: '5',
  number: '3647112233445566778',
  orderId: '88',
  state: 'underReview',
  kind: 'money',
  stateTitle: '申请退款中',
  lines: [{ ...boughtLine, reviewKey: '' }],
  pieces: 10,
  amount: 1850,
  reason: '少件',
  explanation: '',
  images: [],
  refusal: '',
  requestedAt: NOON,
  returnCarrier: '',
  returnNumber: '',
};
