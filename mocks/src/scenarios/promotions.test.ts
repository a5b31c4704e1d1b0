import {
  bannerList,
  couponReceive,
  favouriteList,
  flashDetail,
  flashList,
  flashSlots,
  partFamily,
  presaleList,
  productDetail,
  productFacets,
  products,
  searchSuggestions,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { restart } from '../shop/create-shop.ts';

const first = { page: 1, limit: 20 };
const MINUTE = 60_000;

test('a flash sale runs at any hour of the day, has stock, and ends at the given time', async () => {
  const { shop, clock, get } = visit();
  for (let hour = 0; hour < 24; hour += 1) {
    clock.move(60 * MINUTE);
    restart(shop, 'a flash sale is running', { ms: 90 * MINUTE });
    const { slots, current } = await get(flashSlots, {});
    expect(slots[current ?? -1]).toMatchObject({
      id: shop.known.slotId,
      state: 'running',
      to: Math.floor(clock.now() / 1000) * 1000 + 90 * MINUTE,
    });
    const items = await get(flashList, { params: { slot: shop.known.slotId ?? '' }, query: first });
    expect(items.find(({ id }) => id === shop.known.flashSaleId)?.left).toBeGreaterThan(0);
  }
});

test('a flash sale that is about to begin begins at the given time', async () => {
  const { shop, clock, get } = visit({ scenario: 'a flash sale is about to begin', params: { ms: 5000 } });
  const state = async () => (await get(flashDetail, { params: { id: shop.known.flashSaleId ?? '' } })).state;
  expect(await state()).toBe('coming');
  expect((await get(flashSlots, {})).slots.some((slot) => slot.state === 'running')).toBe(false);
  clock.move(5000);
  expect(await state()).toBe('running');
});

test('a flash sale is nearly sold out: a few pieces, or none', async () => {
  const { shop, get } = visit({ scenario: 'a flash sale is nearly sold out' });
  const sale = () => get(flashDetail, { params: { id: shop.known.flashSaleId ?? '' } });
  const few = await sale();
  expect(few.left).toBe(3);
  expect(few.soldPercent).toBe(Math.floor((100 * (few.quota - 3)) / few.quota));
  restart(shop, 'a flash sale is nearly sold out', { quantity: 0 });
  expect(await sale()).toMatchObject({ left: 0, soldPercent: 100, state: 'running' });
});

test('a flash sale is over while another one is coming on the same day', async () => {
  const { shop, get } = visit({ scenario: 'the flash sale is over' });
  expect((await get(flashDetail, { params: { id: shop.known.flashSaleId ?? '' } })).state).toBe('over');
  expect((await get(flashSlots, {})).slots.map(({ state }) => state)).toEqual(['over', 'over', 'coming']);
});

test('a presale runs with pieces to buy', async () => {
  const { shop, get } = visit({ scenario: 'a presale is running' });
  const { presale, offers } = await get(productDetail, { params: { id: shop.known.productId ?? '' } });
  expect(presale?.state).toBe('running');
  expect(offers.find(({ uniqueId }) => uniqueId === shop.known.uniqueId)?.stock).toBeGreaterThan(0);
  expect(
    (await get(presaleList, { query: { time_type: 2, ...first } })).items.some(({ id }) => id === shop.known.productId),
  ).toBe(true);
});

test('a coupon can be received, or none is left', async () => {
  const some = visit({ scenario: 'a coupon can be received' });
  await some.get(couponReceive, { body: { couponId: some.shop.known.couponId ?? '' } });
  const none = visit({ scenario: 'no coupon is left' });
  expect((await none.refusalOf(couponReceive, { body: { couponId: none.shop.known.couponId ?? '' } })).message).toBe(
    '优惠券已领完',
  );
});

test('a shopper has favourites, including the given product', async () => {
  const { get } = visit({ scenario: 'a shopper with favourites is signed in', params: { productId: '42' } });
  const { favourites } = await get(favouriteList, { query: first });
  expect(favourites[0]?.productId).toBe('42');
  expect(favourites.length).toBeGreaterThan(1);
});

test('the home page has no banners', async () => {
  expect(await visit({ scenario: 'there are no banners' }).get(bannerList, {})).toEqual([]);
});

test('a shop without facets answers its own calls like an unmodified server: with 404', async () => {
  const { shop, get } = visit({ scenario: 'the shop has no facets' });
  const { productId = '' } = shop.known;
  const asked = [
    requestOf(productFacets, { query: {} }),
    requestOf(searchSuggestions, { query: { keyword: '2x4', limit: 8 } }),
    requestOf(partFamily, { params: { id: productId } }),
  ];
  for (const request of asked) {
    const response = await answer(shop, request);
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
  expect((await get(products, { query: first })).products).toHaveLength(20);
});

test('one list reports a total that is seven too high, the others are correct', async () => {
  const honest = await visit().get(products, { query: { ...first, keyword: '3001' } });
  const { get } = visit({ scenario: 'list counts are wrong' });
  expect((await get(products, { query: { ...first, keyword: '3001' } })).total).toBe(honest.total + 7);
  expect((await get(presaleList, { query: { time_type: 0, ...first } })).total).toBe(8);
});
