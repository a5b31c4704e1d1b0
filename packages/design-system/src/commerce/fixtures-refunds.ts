import type { CartLine, Moment, Order, OrderLine, Refund, RefundableLine, RefundDetail } from '@shop/contracts';
import type { FieldImage } from '../elements/ImagesField/ImageTile.tsx';
import { deleted, inEnglish, inTraditional, lines } from './fixtures.ts';
import { bought, completed, PLACED, toReceive, toReview, toShip, unpaid } from './fixtures-orders.ts';

/** Refunds, and the orders they are asked for, as stories and tests show them: real parts, invented prices. */

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
const withShares = (of: readonly CartLine[]): OrderLine[] =>
  bought(of).map((line, place) => {
    const [unitPrice, couponShare] = PAID[place] ?? [line.unitPrice, 0];
    return { ...line, unitPrice, couponShare };
  });
/** Goods 47.80, coupon 5.00, postage 10.00: 52.80 paid. */
const prices = { goods: 4780, postage: 1000, couponDiscount: 500, pointsDiscount: 0, toPay: 5280 };

/** Paid and not sent yet; on its way; received; not paid. */
export const waiting: Order = { ...toShip, lines: withShares(lines), prices };
export const shipped: Order = { ...toReceive, lines: withShares(lines), prices };
export const received: Order = { ...toReview, lines: withShares(lines), prices };
export const notPaid: Order = unpaid;
export const inParcels: Order = {
  ...shipped,
  parcels: [
    {
      orderNumber: 'cp202611211432080043',
      state: 'toReceive',
      lines: withShares(lines.slice(0, 4)),
      carrier: '顺丰速运',
      parcelNumber: 'SF1409882633071',
    },
    {
      orderNumber: 'cp202611211432080044',
      state: 'toShip',
      lines: withShares(lines.slice(4)),
      carrier: '',
      parcelNumber: '',
    },
  ],
};
export const reviewedOrder: Order = {
  ...completed,
  lines: withShares(lines).map((line) => ({ ...line, isReviewed: true })),
};

const refundableOf = (of: readonly OrderLine[]): RefundableLine[] =>
  of.map(({ reviewKey: _, isReviewed: __, refunded, ...line }) => ({
    ...line,
    left: line.quantity - refunded,
    postageShare: 0,
  }));
export const refundable: readonly RefundableLine[] = refundableOf(waiting.lines);
/** Some went into a refund before: a whole line, and half of another. */
export const partlyRefunded: readonly RefundableLine[] = refundable.map((line, place) => ({
  ...line,
  left: [0, 18][place] ?? line.left,
}));
export const nothingLeft: readonly RefundableLine[] = refundable.map((line) => ({ ...line, left: 0 }));
export const englishRefundable = refundableOf(withShares(lines.map(inEnglish)));
export const traditionalRefundable = refundableOf(withShares(lines.map(inTraditional)));
export const manyRefundable = Array.from({ length: 40 }, (_, place): RefundableLine => ({
  ...(refundable[place % refundable.length] as RefundableLine),
  id: `many-${place}`,
}));

export const REASONS = ['不想要了', '买错了颜色或型号', '少发、漏发', '颗粒有破损或瑕疵', '与描述不符', '迟迟没有发货'];
export const ENGLISH_REASONS = [
  'Changed my mind',
  'Bought the wrong colour or part',
  'Pieces are missing',
  'Pieces are damaged or flawed',
  'Not as described',
  'Has not been sent for a long time',
];
export const TRADITIONAL_REASONS = [
  '不想要了',
  '買錯了顏色或型號',
  '少發、漏發',
  '顆粒有破損或瑕疵',
  '與描述不符',
  '遲遲沒有出貨',
];

/** A drawn photo, so that stories ask nobody for one. */
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

const ASKED: Moment = PLACED + 3 * DAY;
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
  askedAt: ASKED,
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
export const refunded: RefundDetail = { ...underReview, state: 'refunded', refundedAt: ASKED + 20 * MINUTE };
export const goodsRefunded: RefundDetail = { ...returning, state: 'refunded', refundedAt: ASKED + 4 * DAY };
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
