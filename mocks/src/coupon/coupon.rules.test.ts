import { couponOffers, couponReceive, currentUser, heldCoupons } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const receive = (couponId: string) => ({ body: { couponId } });
const none = { query: {} };

test('lists coupons of every scope, an unlimited one and one with none left', async () => {
  const { get } = visit({ language: 'en' });
  const coupons = await get(couponOffers, none);
  expect(new Set(coupons.map(({ scope }) => scope))).toEqual(new Set(['all', 'category', 'products', 'members']));
  expect(coupons.some(({ left }) => left === undefined)).toBe(true);
  expect(coupons.some(({ left }) => left === 0)).toBe(true);
  expect(coupons.every(({ isReceived }) => !isReceived)).toBe(true);
});

test('lists the coupons of a product', async () => {
  const { shop, get } = visit();
  const elsewhere = shop.catalogue.moulds.findLast(({ id }) => Number(id) > 100)?.id ?? '';
  const forFirst = await get(couponOffers, { query: { product_id: '1' } });
  const forOther = await get(couponOffers, { query: { product_id: elsewhere } });
  expect(forFirst.some(({ scope }) => scope === 'products')).toBe(true);
  expect(forOther.some(({ scope }) => scope === 'products')).toBe(false);
  expect(forOther.some(({ scope }) => scope === 'all')).toBe(true);
  expect(await get(couponOffers, { query: { product_id: '999999' } })).toEqual([]);
});

test('a coupon is received once, counted, and marked as received', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a coupon can be received' });
  const { couponId = '' } = shop.known;
  const before = (await get(couponOffers, none)).find(({ id }) => id === couponId);
  const { couponCount = 0 } = await get(currentUser, {});
  await get(couponReceive, receive(couponId));
  const after = (await get(couponOffers, none)).find(({ id }) => id === couponId);
  expect([before?.isReceived, after?.isReceived]).toEqual([false, true]);
  expect((await get(currentUser, {})).couponCount).toBe(couponCount + 1);
  expect((await refusalOf(couponReceive, receive(couponId))).message).toBe('您已领取过该优惠券');
});

test('receiving a limited coupon reduces its remaining number', async () => {
  const { get } = visit({ scenario: 'a shopper is signed in' });
  const counted = (await get(couponOffers, none)).find(({ left = 0 }) => left > 0);
  await get(couponReceive, receive(counted?.id ?? ''));
  expect((await get(couponOffers, none)).find(({ id }) => id === counted?.id)?.left).toBe((counted?.left ?? 0) - 1);
});

test('refuses with a reason: none left, members only, unknown', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'no coupon is left', params: { account: 'new' }, language: 'en' });
  expect((await refusalOf(couponReceive, receive(shop.known.couponId ?? ''))).message).toBe(
    'All of these coupons have been claimed',
  );
  const forMembers = (await get(couponOffers, none)).find(({ scope }) => scope === 'members');
  expect((await refusalOf(couponReceive, receive(forMembers?.id ?? ''))).message).toBe(
    'This coupon is for members only',
  );
  expect((await refusalOf(couponReceive, receive('1'))).message).toBe('This coupon does not exist');
});

test('a seasonal coupon has its period, which includes the present', async () => {
  const { clock, get } = visit();
  for (let season = 0; season < 3; season += 1) {
    const coupon = (await get(couponOffers, none)).find(({ days }) => days === 0);
    expect(coupon?.usableFrom).toBeLessThanOrEqual(clock.now());
    expect(coupon?.usableTo).toBeGreaterThan(clock.now());
    clock.move(100 * 24 * 3_600_000);
  }
});

test('a coupon with a limit of two can be received twice, and reads how often', async () => {
  const { get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const offer = async () => (await get(couponOffers, none)).find(({ limit }) => limit === 2);
  const { id = '', categories } = (await offer()) ?? {};
  expect(categories).toHaveLength(1);
  for (const timesReceived of [1, 2]) {
    await get(couponReceive, receive(id));
    expect(await offer()).toMatchObject({ isReceived: true, timesReceived, limit: 2 });
  }
  expect((await refusalOf(couponReceive, receive(id))).message).toBe('您已领取过该优惠券');
});

test('a wallet names the state of each coupon, usable ones first', async () => {
  const { get } = visit({ scenario: 'coupons of every kind' });
  const held = (kind: string) => get(heldCoupons, { params: { kind }, query: { page: 1, limit: 20 } });
  expect((await held('2')).map(({ isOver, status }) => [isOver, status])).toEqual([
    [true, 'used'],
    [true, 'expired'],
  ]);
  const usable = await held('1');
  expect(usable.map(({ status }) => status).filter(Boolean)).toEqual(['new', 'notYet']);
  expect(usable.find(({ scope }) => scope === 'products')?.products).toHaveLength(12);
  expect(await held('0')).toHaveLength(usable.length + 2);
});

test('without coupons to receive the list is empty', async () => {
  const { get } = visit({ scenario: 'there are no coupons to receive' });
  expect(await get(couponOffers, none)).toEqual([]);
});
