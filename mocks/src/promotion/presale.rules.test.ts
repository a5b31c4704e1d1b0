import {
  cartAdd,
  orderConfirm,
  orderCreate,
  presaleList,
  productDetail,
  products,
  type PresaleItem,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { offersOf, setStock } from '../goods/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import type { Shop } from '../core/shop.ts';

const DAY = 24 * 3_600_000;
const all = { query: { time_type: 0, page: 1, limit: 20 } };

/** The request for one piece of a presale: bought now, or added to the cart if not `isNew`. */
function cartRequest(shop: Shop, productId: string, isNew: boolean) {
  const mould = shop.catalogue.moulds.find(({ id }) => id === productId);
  const offer = mould && offersOf(shop, mould)[0];
  if (!offer) throw new Error(`no offer of ${productId}`);
  setStock(shop, offer, 100);
  return { body: { productId, uniqueId: offer.uniqueId, cartNum: 1, new: isNew } };
}

test('lists eight presales, running ones first, and those of each state', async () => {
  const { get } = visit();
  const { items, total } = await get(presaleList, all);
  expect([items.length, total]).toEqual([8, 8]);
  const lists = await Promise.all(
    [1, 2, 3].map((kind) => get(presaleList, { query: { ...all.query, time_type: kind } })),
  );
  expect(lists.map(({ items: listed }) => [...new Set(listed.map(({ terms }) => terms.state))])).toEqual([
    ['before'],
    ['running'],
    ['over'],
  ]);
  expect(lists.reduce((sum, list) => sum + list.total, 0)).toBe(8);
  expect(items[0]?.terms.state).toBe('running');
  expect((await get(presaleList, { query: { ...all.query, limit: 3, page: 3 } })).items).toHaveLength(2);
});

/** The state that the period of a presale implies at a time. */
function stateAt(now: number, { from, to }: PresaleItem['terms']): string {
  if (now < (from ?? 0)) return 'before';
  return now < (to ?? 0) ? 'running' : 'over';
}

test('has every state on every day of the year, and the terms match the clock', async () => {
  const { clock, get } = visit();
  for (let day = 0; day < 365; day += 5) {
    clock.move(5 * DAY);
    const { items } = await get(presaleList, all);
    const now = clock.now();
    expect(new Set(items.map(({ terms }) => terms.state)).size).toBe(3);
    for (const { terms } of items) expect(terms.state).toBe(stateAt(now, terms));
  }
});

test('shows the same terms on the product’s page, and marks the product in lists', async () => {
  const { get } = visit();
  const [item] = (await get(presaleList, all)).items;
  const product = await get(productDetail, { params: { id: item?.id ?? '' } });
  expect(product.presale).toEqual(item?.terms);
  const [summary] = (
    await get(products, { query: { page: 1, limit: 5, keyword: product.part?.number } })
  ).products.filter(({ id }) => id === item?.id);
  expect(summary?.isPresale).toBe(true);
});

test('can be bought now but not added to the cart', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [item] = (await get(presaleList, { query: { ...all.query, time_type: 2 } })).items;
  expect((await refusalOf(cartAdd, cartRequest(shop, item?.id ?? '', false))).message).toBe(
    '该商品只能立即购买，不能加入购物车',
  );
  const { lineId } = await get(cartAdd, cartRequest(shop, item?.id ?? '', true));
  const { orderKey, promotion, isActivity } = await get(orderConfirm, { body: { cartId: lineId, new: true } });
  expect({ promotion, isActivity }).toEqual({ promotion: { kind: 'presale', productId: item?.id }, isActivity: true });
  const placed = await get(orderCreate, {
    params: { orderKey },
    body: {
      addressId: '11',
      couponId: '0',
      payType: 'balance',
      useIntegral: false,
      shipping_type: 1,
      mark: '',
      new: true,
      from: 'pc',
    },
  });
  expect(placed.isNew).toBe(true);
});

test('is refused before its start and after its end', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in', language: 'en' });
  const first = async (kind: number): Promise<PresaleItem | undefined> =>
    (await get(presaleList, { query: { ...all.query, time_type: kind } })).items[0];
  expect((await refusalOf(cartAdd, cartRequest(shop, (await first(1))?.id ?? '', true))).message).toBe(
    'Pre-orders have not opened yet',
  );
  expect((await refusalOf(cartAdd, cartRequest(shop, (await first(3))?.id ?? '', true))).message).toBe(
    'Pre-orders have closed',
  );
});

test('a presale that ends before the order is confirmed is refused', async () => {
  const { shop, clock } = visit({ scenario: 'a presale is running', params: { ms: 60_000 } });
  scenarios['a shopper is signed in'](shop);
  const { get, refusalOf } = customerOf(shop, { token: shop.signedInToken });
  const { productId = '', uniqueId = '' } = shop.known;
  const { lineId } = await get(cartAdd, { body: { productId, uniqueId, cartNum: 1, new: true } });
  clock.move(60_000);
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe('预售已结束');
});

test('a scenario can start a presale of any part', async () => {
  const { get } = visit({ scenario: 'a presale is running', params: { productId: '1' } });
  expect((await get(productDetail, { params: { id: '1' } })).presale).toMatchObject({
    state: 'running',
    shipsWithin: 7,
  });
  expect((await get(presaleList, all)).total).toBe(9);
});
