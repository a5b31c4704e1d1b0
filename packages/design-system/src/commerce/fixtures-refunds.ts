import type { CartLine, Moment, Order, OrderLine, Refund, RefundDetail } from '@shop/contracts';
import type { FieldImage } from '../elements/ImagesField/ImageTile.tsx';
import { deleted, inEnglish, inTraditional, lines } from './fixtures-lines.ts';
import { bought, PLACED, toReceive, toShip, unpaid } from './fixtures-orders.ts';

/** Refunds and their orders for stories and tests: real parts, invented prices. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a piece of each of the ten lines cost, 47.80 in all, and what the coupon of 5.00 took off the line. */
const PAID = [
  [28, 70],
  [8, 30],
  [6, 22],
  [24, 30],
  [7, 29],
  [46, 72],
  [19, 36],
  [11, 41],
  [36, 151],
  [9, 19],
] as const;
export const withShares = (of: readonly CartLine[]): OrderLine[] =>
  bought(of).map((line, place) => {
    const [unitPrice, couponShare] = PAID[place] ?? [line.unitPrice, 0];
    return { ...line, unitPrice, couponShare };
  });
/** Goods 47.80, coupon 5.00, postage 10.00: 52.80 paid. */
export const prices = { goods: 4780, postage: 1000, couponDiscount: 500, pointsDiscount: 0, toPay: 5280 };
/** Paid, and not shipped yet. */
export const waiting: Order = { ...toShip, lines: withShares(lines), prices };
export const shipped: Order = { ...toReceive, lines: withShares(lines), prices };
export const notPaid: Order = unpaid;
export const ENGLISH_REASONS = [
  'Changed my mind',
  'Bought the wrong colour or part',
  'Pieces are missing',
  'Pieces are damaged or flawed',
  'Not as described',
  'Has not been sent for a long time',
];

/** A drawn photo, so that stories need no network. */
const photo = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/><circle cx="4" cy="4" r="2" fill="white" opacity=".5"/></svg>`)}`;
export const sentImage: FieldImage = { id: '1', name: 'IMG_2041.jpg', preview: photo('peru'), state: 'sent' };
export const sendingImage: FieldImage = {
  id: '2',
  name: 'IMG_2042.jpg',
  preview: photo('teal'),
  state: 'sending',
  progress: 0.4,
};
export const stuckImage: FieldImage = { id: '3', name: 'IMG_2043.png', preview: photo('brown'), state: 'failed' };

const REQUESTED: Moment = PLACED + 3 * DAY;
const some = waiting.lines.slice(3, 5).map((line) => ({ ...line, quantity: 8, refunded: 8 }));

/** A refund of eight pieces each of two lines, 2.22. */
export const underReview: RefundDetail = {
  id: '7',
  number: '202611241432080007',
  orderId: '42',
  orderNumber: 'cp202611211432080042',
  state: 'underReview',
  kind: 'money',
  stateTitle: '申请退款中',
  lines: some,
  pieces: 16,
  amount: 222,
  reason: '颗粒有破损或瑕疵',
  explanation: '深绿坡面砖里有八颗边角磕掉了，照片里能看到。轴栓连拼上就松。',
  images: [photo('peru'), photo('teal')],
  refusal: '',
  requestedAt: REQUESTED,
  returnCarrier: '',
  returnNumber: '',
  returnTo: { name: '', phone: '', address: '' },
  carriers: [],
};
export const goodsUnderReview: RefundDetail = { ...underReview, kind: 'goods' };
const CARRIERS = ['顺丰速运', '中通快递', '圆通速递', '韵达快递', '邮政 EMS'];
export const awaitingReturn: RefundDetail = {
  ...goodsUnderReview,
  state: 'awaitingReturn',
  returnTo: {
    name: 'pip 颗粒铺 售后',
    phone: '0571-8600 1234',
    address: '浙江省 杭州市 余杭区 良渚街道 古墩路 1888 号 3 号仓',
  },
  carriers: CARRIERS,
};
export const returning: RefundDetail = {
  ...awaitingReturn,
  state: 'returning',
  returnCarrier: '中通快递',
  returnNumber: '75891234567890',
};
export const refunded: RefundDetail = { ...underReview, state: 'refunded', refundedAt: REQUESTED + 20 * MINUTE };
export const goodsRefunded: RefundDetail = { ...returning, state: 'refunded', refundedAt: REQUESTED + 4 * DAY };
export const rejected: RefundDetail = {
  ...underReview,
  state: 'rejected',
  refusal: '照片里看不出破损，请补拍边角近照，或联系客服。',
};
const englishLines = (of: readonly OrderLine[]): OrderLine[] => of.map((line) => ({ ...line, ...inEnglish(line) }));
export const englishAwaiting: RefundDetail = {
  ...awaitingReturn,
  lines: englishLines(some),
  reason: 'Pieces are damaged or flawed',
  explanation: 'Eight of the dark green slopes have chipped corners, as the photos show. The pins come loose at once.',
  returnTo: {
    name: 'pip parts, after-sales',
    phone: '+86 571 8600 1234',
    address: 'Warehouse 3, 1888 Gudun Road, Liangzhu, Yuhang, Hangzhou, Zhejiang',
  },
  carriers: ['SF Express', 'ZTO Express', 'EMS'],
};
export const traditionalRejected: RefundDetail = {
  ...rejected,
  lines: some.map((line) => ({ ...line, ...inTraditional(line) })),
  reason: '顆粒有破損或瑕疵',
  explanation: '深綠坡面磚裡有八顆邊角磕掉了，照片裡能看到。',
  refusal: '照片裡看不出破損，請補拍邊角近照，或聯絡客服。',
};
/** Its product was deleted since. */
export const refundOfDeleted: RefundDetail = {
  ...underReview,
  lines: bought([{ ...deleted, id: '301' }]),
  images: [],
  explanation: '',
  pieces: 3,
};

const listed = (refund: Refund, place: number): Refund & { orderNumber?: string } => ({
  ...refund,
  number: `20261124143208000${place}`,
  id: String(place),
});
/** One in each state, newest first. */
export const refunds = [
  underReview,
  awaitingReturn,
  returning,
  { ...refunded, lines: waiting.lines, pieces: 275, amount: 5280 },
  rejected,
].map(listed);
export const englishRefunds = refunds.map((refund, place) => ({
  ...refund,
  lines: englishLines(refund.lines),
  reason: ENGLISH_REASONS[place] ?? '',
}));
/** As a stock server lists them: without the number of the order. */
export const stockRefunds: readonly Refund[] = refunds.map(({ orderNumber: _, ...refund }) => refund);
