import { currentUser, noticeDetail, noticeEdit, noticeList } from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { openSession } from '../session/tokens.ts';
import { customerOf, visit } from '../shop/test-customer.ts';

const first = { query: { page: 1, limit: 20 } };
const withNotices = { scenario: 'a shopper with notices is signed in' } as const;
const edit = (change: 'markRead' | 'markUnread' | 'delete' | 'restore', noticeId?: string) => ({
  query: noticeId === undefined ? { change } : { change, noticeId },
});

test('lists the notices of a shopper, newest first, with the age in words', async () => {
  const { get } = visit(withNotices);
  const { notices, total } = await get(noticeList, first);
  expect(notices.map(({ subject, sentAgo, isUnread }) => [subject, sentAgo, isUnread])).toEqual([
    ['shipped', '1小时前', true],
    ['other', '1天前', false],
    ['refunded', '1天前', true],
    ['other', '5天前', true],
    ['other', '9天前', false],
  ]);
  expect(total).toBe(5);
});

test('writes in the language of the request', async () => {
  const { get } = visit({ ...withNotices, language: 'en' });
  const [shipped, coupons] = (await get(noticeList, first)).notices;
  expect(shipped).toMatchObject({ title: 'Your order is on its way', sentAgo: '1 hour ago' });
  expect(shipped?.content).toContain(shipped?.orderNumber);
  expect(coupons?.sentAgo).toBe('1 day ago');
});

test('opening a notice marks it as read, and the number of unread ones falls by one', async () => {
  const { shop, get } = visit(withNotices);
  const before = (await get(currentUser, {})).unreadCount ?? 0;
  const id = shop.known.noticeId ?? '';
  expect((await get(noticeDetail, { params: { id } })).isUnread).toBe(true);
  expect((await get(noticeDetail, { params: { id } })).isUnread).toBe(false);
  expect((await get(currentUser, {})).unreadCount).toBe(before - 1);
});

test('a deleted notice is in no list and cannot be opened, and comes back when it is restored', async () => {
  const { shop, get, refusalOf } = visit(withNotices);
  const id = shop.known.noticeId ?? '';
  const ids = async () => (await get(noticeList, first)).notices.map((notice) => notice.id);
  const before = await ids();
  await get(noticeEdit, edit('delete', id));
  expect(await ids()).toEqual(before.filter((one) => one !== id));
  expect((await refusalOf(noticeDetail, { params: { id } })).message).toBe('这条消息已经不在了');
  await get(noticeEdit, edit('restore', id));
  expect(await ids()).toEqual(before);
});

test('marks all of the shopper’s notices, and nobody else’s', async () => {
  const { shop, get } = visit(withNotices);
  const unreadIn = async () => (await get(noticeList, first)).notices.filter(({ isUnread }) => isUnread).length;
  await get(noticeEdit, edit('markRead'));
  expect(await unreadIn()).toBe(0);
  await get(noticeEdit, edit('markUnread', shop.known.noticeId));
  expect(await unreadIn()).toBe(1);

  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.get(noticeList, first)).notices).toEqual([]);
  const id = shop.known.noticeId ?? '';
  expect((await other.refusalOf(noticeDetail, { params: { id } })).message).toBe('这条消息已经不在了');
  expect((await other.refusalOf(noticeEdit, edit('delete', id))).message).toBe('这条消息已经不在了');
});

test('writes a notice when an order is shipped', async () => {
  const { shop, clock, get } = visit({ scenario: 'an order is paid' });
  const before = (await get(noticeList, first)).total;
  shop.state.backOffice.ships = 'whole';
  clock.move(60_000);
  const { notices, total } = await get(noticeList, first);
  expect(total).toBe(before + 1);
  expect(notices[0]).toMatchObject({ subject: 'shipped', orderNumber: shop.known.orderNumber, sentAgo: '刚刚' });
});

test('writes a notice when a refund is refused', async () => {
  const { shop, clock, get } = visit({ scenario: 'a refund is under review' });
  shop.state.backOffice.decides = 'rejects';
  clock.move(60_000);
  expect((await get(noticeList, first)).notices[0]).toMatchObject({ subject: 'refundRejected', isUnread: true });
});

test('is listed in pages', async () => {
  const { get } = visit({ ...withNotices, params: { messages: 30 } });
  expect((await get(noticeList, { query: { page: 2, limit: 20 } })).notices).toHaveLength(15);
});
