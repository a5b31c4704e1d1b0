import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { withDefault } from '../wire/maybe.ts';
import { text } from '../wire/text.ts';

/** What a notice is about, where the server says so by a mark that is known. */
export type NoticeSubject =
  | 'paid'
  | 'shipped'
  | 'received'
  | 'repriced'
  | 'unpaid'
  | 'refunded'
  | 'refundRejected'
  | 'toppedUp'
  | 'topUpRefunded'
  | 'other';

/** A message of the shop to a shopper (reference: station message). */
export type Notice = {
  id: string;
  subject: NoticeSubject;
  title: string;
  /** Plain text, or HTML where the staff wrote some: untrusted. */
  content: string;
  /** Whether the server says that it was not opened yet. */
  isUnread: boolean;
  /** How long ago it was sent, in the words and the language of the server; absent where it does not say. */
  sentAgo?: string;
  /** The order, or the repair request, that it is about; only where the number is certainly one. */
  orderNumber?: string;
};

/** The marks of the servers, in both generations. The first of a subject is the one to encode. */
const MARKS: readonly (readonly [mark: string, subject: NoticeSubject])[] = [
  ['order_pay_success', 'paid'],
  ['order_deliver_success', 'shipped'],
  ['order_postage_success', 'shipped'],
  ['order_take', 'received'],
  ['price_revision', 'repriced'],
  ['order_pay_false', 'unpaid'],
  ['order_refund', 'refunded'],
  ['send_order_refund_no_status', 'refundRejected'],
  ['recharge_success', 'toppedUp'],
  ['recharge_order_refund_status', 'topUpRefunded'],
];

/**
 * Refund numbers are digits only, so a number with the prefix of orders is one of an order (reference, 2.7 and 2.8),
 * and one with `bh` is that of a repair request.
 */
const ORDER_NUMBER = /^(cp|wx|bh)\d{6,}$/;

const subjectOf = (mark: string): NoticeSubject => MARKS.find(([known]) => known === mark)?.[1] ?? 'other';
const markOf = (subject: NoticeSubject): string => MARKS.find(([, known]) => known === subject)?.[0] ?? '';

/** The order in the JSON text that the server filled its template with. */
function orderNumberOf(json: string): string | undefined {
  try {
    const values: unknown = JSON.parse(json);
    const number = values !== null && typeof values === 'object' && 'order_id' in values ? values.order_id : undefined;
    return typeof number === 'string' && ORDER_NUMBER.test(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

export const notice = entity(
  z.object({ id, mark: text, title: text, content: text, data: text, look: withDefault(flag, true), add_time: text }),
  {
    decode: (wire): Notice => {
      const subject = subjectOf(wire.mark);
      const number = orderNumberOf(wire.data);
      // Only our own servers have repair requests, and no mark for them.
      const orderNumber = subject !== 'other' || number?.startsWith('bh') ? number : undefined;
      return {
        id: wire.id,
        subject,
        title: wire.title,
        content: wire.content,
        isUnread: !wire.look,
        ...(wire.add_time === '' ? {} : { sentAgo: wire.add_time }),
        ...(orderNumber === undefined ? {} : { orderNumber }),
      };
    },
    encode: (value) => ({
      id: value.id,
      mark: markOf(value.subject),
      title: value.title,
      content: value.content,
      data: value.orderNumber === undefined ? '' : JSON.stringify({ order_id: value.orderNumber }),
      look: !value.isUnread,
      add_time: value.sentAgo ?? '',
    }),
  },
);
