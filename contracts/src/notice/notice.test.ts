import fc from 'fast-check';
import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, decodeSent, encodeValue } from '../envelope.ts';
import { noticeDetail, noticeEdit, noticeList, type NoticeChange } from '../index.ts';

const row = { id: 5, mark: 'order_take', title: '', content: '', data: '', look: 0, add_time: null };
const read = (columns: object) => {
  const reply = decodeAnswer(noticeDetail, { status: 200, data: { ...row, ...columns } });
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
};
const withOrder = (number: unknown, mark = 'order_take') => read({ mark, data: JSON.stringify({ order_id: number }) });

test('says what a notice is about, when it was sent, and whether it was read', () => {
  const { notices, total } = decoded(noticeList, '44');
  expect(notices.map(({ subject, sentAgo, isUnread }) => [subject, sentAgo, isUnread])).toEqual([
    ['shipped', '2小时前', true],
    ['refunded', '3天前', false],
    ['other', undefined, false],
  ]);
  expect(total).toBe(3);
});

test('names the order only when the number is certainly that of an order', () => {
  expect(withOrder('cp646988044422873088').orderNumber).toBe('cp646988044422873088');
  expect(withOrder('wx164801234567890123').orderNumber).toBe('wx164801234567890123');
  for (const number of ['164801234567890123', 646988044422873088n.toString(), 12, null, 'cp', '../cp123456'])
    expect(withOrder(number)).not.toHaveProperty('orderNumber');
  expect(withOrder('cp646988044422873088', 'a_mark_of_the_future')).not.toHaveProperty('orderNumber');
  expect(withOrder('bh179514720000001011', '').orderNumber).toBe('bh179514720000001011');
});

test('reads a notice whatever its columns for marks, values and times contain', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string()), (mark, data, time) => {
      const { id, sentAgo } = read({ mark, data, add_time: time });
      expect(id).toBe('5');
      expect(sentAgo).toBe(time === null || time === '' ? undefined : time);
    }),
  );
});

test('claims no notice to be unread that the server does not say so of', () => {
  const { look: _, ...withoutMark } = row;
  expect(decodeAnswer(noticeDetail, { status: 200, data: withoutMark })).toMatchObject({ value: { isUnread: false } });
});

test('sends each change of one or of all notices as the column and value of the servers', () => {
  const sent = (change: NoticeChange, noticeId?: string) =>
    encodeValue(noticeEdit, noticeEdit.query, { change, ...(noticeId === undefined ? {} : { noticeId }) });
  expect(sent('markRead', '12')).toEqual({ id: 12, key: 'look', value: 1, all: 0 });
  expect(sent('markUnread', '12')).toEqual({ id: 12, key: 'look', value: 0, all: 0 });
  expect(sent('delete')).toEqual({ id: 0, key: 'is_del', value: 1, all: 1 });
  expect(sent('restore', '12')).toEqual({ id: 12, key: 'is_del', value: 0, all: 0 });
  for (const change of ['markRead', 'markUnread', 'delete', 'restore'] as const)
    for (const noticeId of ['12', undefined])
      expect(decodeSent(noticeEdit, noticeEdit.query, sent(change, noticeId) as never)).toEqual(
        noticeId === undefined ? { change } : { change, noticeId },
      );
});
