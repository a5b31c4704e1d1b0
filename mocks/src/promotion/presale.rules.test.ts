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
import { offered, setStock } from '../catalogue/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import type { Shop } from '../shop/state.ts';

const DAY = 24 * 3_600_000;
const all = { query: { time_type: 0, page: 1, limit: 20 } };

/** What one sends to buy a piece of a presale. */
function put(shop: Shop, productId: string, isNew: boolean) {
  const mould = shop.catalogue.moulds.find(({ id }) => id === productId);
  const offer = mould && offered(shop, mould)[0];
  if (!offer) throw new Error(`no offer of ${productId}`);
  setStock(shop, offer, 100);
  return { body: { productId, uniqueId: offer.uniqueId, cartNum: 1, new: isNew } };
}

test('lists eight presales, those that are on first, and each kind by itself', async () => {
  const { get } = visit();
  const { items, total } = await get(presaleList, all);
  expect([items.length, total]).toEqual([8, 8]);
  const kinds = await Promise.all(
    [1, 2, 3].map((kind) => get(presaleList, { query: { ...all.query, time_type: kind } })),
  );
  expect(kinds.map(({ items: own }) => [...new Set(own.map(({ terms }) => terms.state))])).toEqual([
    ['before'],
    ['running'],
    ['over'],
  ]);
  expect(kinds.reduce((sum, kind) => sum + kind.total, 0)).toBe(8);
  expect(items[0]?.terms.state).toBe('running');
  expect((await get(presaleList, { query: { ...all.query, limit: 3, page: 3 } })).items).toHaveLength(2);
});

test('has every kind on every day of the year, and the terms agree with the clock', async () => {
  const { clock, get } = visit();
  for (let day = 0; day < 365; day += 5) {
    clock.move(5 * DAY);
    const { items } = await get(presaleList, all);
    const now = clock.now();
    expect(new Set(items.map(({ terms }) => terms.state)).size).toBe(3);
    for (const { terms } of items)
      expect(terms.state).toBe(now < (terms.from ?? 0) ? 'before' : now < (terms.to ?? 0) ? 'running' : 'over');
  }
});

test('the same terms stand on the product’s page, and lists mark it', async () => {
  const { get } = visit();
  const [item] = (await get(presaleList, all)).items;
  const product = await get(productDetail, { params: { id: item?.id ?? '' } });
  expect(product.presale).toEqual(item?.terms);
  const [summary] = (
    await get(products, { query: { page: 1, limit: 5, keyword: product.part?.number } })
  ).products.filter(({ id }) => id === item?.id);
  expect(summary?.isPresale).toBe(true);
});

test('is bought at once and never put into the cart', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [item] = (await get(presaleList, { query: { ...all.query, time_type: 2 } })).items;
  expect((await refusalOf(cartAdd, put(shop, item?.id ?? '', false))).message).toBe(
    '该商品只能立即购买，不能加入购物车',
  );
  const { lineId } = await get(cartAdd, put(shop, item?.id ?? '', true));
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

test('is refused before it begins and after it is over', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in', language: 'en' });
  const first = async (kind: number): Promise<PresaleItem | undefined> =>
    (await get(presaleList, { query: { ...all.query, time_type: kind } })).items[0];
  expect((await refusalOf(cartAdd, put(shop, (await first(1))?.id ?? '', true))).message).toBe(
    'This presale has not begun yet',
  );
  expect((await refusalOf(cartAdd, put(shop, (await first(3))?.id ?? '', true))).message).toBe('This presale is over');
});

test('a presale that ends while one confirms is refused', async () => {
  const { shop, clock } = visit({ scenario: 'a presale is running', params: { ms: 60_000 } });
  scenarios['a shopper is signed in'](shop);
  const { get, refusalOf } = customerOf(shop, { token: shop.signedInToken });
  const { productId = '', uniqueId = '' } = shop.known;
  const { lineId } = await get(cartAdd, { body: { productId, uniqueId, cartNum: 1, new: true } });
  clock.move(60_000);
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe('预售已结束');
});

test('a scenario puts any part into presale', async () => {
  const { get } = visit({ scenario: 'a presale is running', params: { productId: '1' } });
  expect((await get(productDetail, { params: { id: '1' } })).presale).toMatchObject({
    state: 'running',
    shipsWithin: 7,
  });
  expect((await get(presaleList, all)).total).toBe(9);
});
