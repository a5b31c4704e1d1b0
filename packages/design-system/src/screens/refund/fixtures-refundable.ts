import { shipped, waiting, withShares } from '../../commerce/fixtures-refunds.ts';
import { inEnglish, inTraditional, lines } from '../../commerce/fixtures-lines.ts';
import type { Order, OrderLine, RefundableLine } from '@shop/contracts';

/** Orders and lines for which a refund can be requested, for stories and tests. */

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
export const TRADITIONAL_REASONS = [
  '不想要了',
  '買錯了顏色或型號',
  '缺件、漏寄',
  '顆粒有破損或瑕疵',
  '與描述不符',
  '遲遲沒有出貨',
];
