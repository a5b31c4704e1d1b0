import {
  cartAdd,
  flashDetail,
  flashList,
  flashSlots,
  orderComputed,
  orderConfirm,
  orderCreate,
  orderDetail,
  type FlashSale,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/scenarios.ts';
import { hoursToday } from './flash-hours.ts';
import { salesIn } from './flash-sale.ts';
import { leftIn, leftOf, quotaOf, soldPercentOf } from './flash-stock.ts';
import { setStock } from '../catalogue/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import type { Shop } from '../shop/state.ts';

const HOUR = 3_600_000;
const NO_HOURS = { id: '', seed: '', from: 0, to: 0 };
const MIDNIGHT = Date.parse('2026-11-20T00:00:00+08:00');

/** A signed-in shopper in a running flash sale, and what they would send to buy of it. */
function inSale(
  scenario:
    | 'a flash sale is running'
    | 'a flash sale is about to begin'
    | 'the flash sale is over'
    | 'a flash sale is nearly sold out' = 'a flash sale is running',
  language?: string,
) {
  const visited = visit({ scenario, language });
  const { shop } = visited;
  scenarios['a shopper is signed in'](shop, { account: 'new' });
  const { flashSaleId = '', productId = '', uniqueId = '' } = shop.known;
  const customer = customerOf(shop, { token: shop.signedInToken, language });
  const put = (cartNum: number, other: { uniqueId?: string; new?: boolean } = {}) => ({
    body: { productId, uniqueId, cartNum, new: true, secKillId: flashSaleId, ...other },
  });
  const see = () => customer.get(flashDetail, { params: { id: flashSaleId } });
  return { ...visited, ...customer, put, see, flashSaleId, productId, uniqueId };
}

/** Buys pieces of the sale to the end, to the shopper's only address. */
async function buy({ shop, get, put }: ReturnType<typeof inSale>, pieces: number): Promise<string> {
  const account = Object.values(shop.state.accounts).find(({ login }) => login === 'new');
  if (account && account.addresses.length === 0)
    account.addresses.push({
      id: '77',
      recipient: '阿新',
      phone: '13600136000',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '1 号',
      isDefault: true,
    });
  const { lineId } = await get(cartAdd, put(pieces));
  const { orderKey } = await get(orderConfirm, { body: { cartId: lineId, new: true } });
  const placed = await get(orderCreate, {
    params: { orderKey },
    body: {
      addressId: '77',
      couponId: '0',
      payType: 'balance',
      useIntegral: false,
      shipping_type: 1,
      mark: '',
      new: true,
      from: 'pc',
    },
  });
  return placed.orderNumber;
}

const priceIn = (sale: FlashSale, uniqueId: string): number =>
  sale.product.offers.find((offer) => offer.uniqueId === uniqueId)?.price ?? 0;

test('the day has five slots; the one that runs comes first, else the next one', async () => {
  const { clock, get } = visit();
  const { slots, current } = await get(flashSlots, {});
  expect(slots.map(({ state }) => state)).toEqual(['over', 'running', 'coming', 'coming', 'coming']);
  expect(current).toBe(1);
  expect(slots.map(({ from, to }) => [(from - MIDNIGHT) / HOUR, (to - MIDNIGHT) / HOUR])).toEqual([
    [8, 10],
    [10, 14],
    [14, 18],
    [18, 22],
    [22, 24],
  ]);
  clock.move(2 * HOUR);
  expect((await get(flashSlots, {})).current).toBe(2);
  clock.move(11 * HOUR);
  const night = await get(flashSlots, {});
  expect(night).toMatchObject({ current: 0, slots: [{ state: 'coming', from: MIDNIGHT + 32 * HOUR }, {}, {}, {}, {}] });
});

test('each slot sells a dozen or two of parts at 40 to 70 % of their price, the same ones whenever it is asked', async () => {
  const { shop, get } = visit();
  const sold = hoursToday(shop).map((hours) => salesIn(shop, hours));
  for (const [place, sales] of sold.entries()) {
    const shown = await get(flashList, { params: { slot: String(place + 1) }, query: { page: 1, limit: 100 } });
    expect(shown.map(({ id }) => id)).toEqual(sales.map(({ id }) => id));
    expect(shown.length).toBeGreaterThanOrEqual(12);
    expect(shown.length).toBeLessThanOrEqual(24);
    expect(new Set(shown.map(({ productId }) => productId)).size).toBe(shown.length);
    for (const { price, marketPrice = 0 } of shown) {
      expect(price / marketPrice).toBeGreaterThanOrEqual(0.4);
      expect(price / marketPrice).toBeLessThanOrEqual(0.7);
    }
  }
  expect(sold[0]?.map(({ mould }) => mould.id)).not.toEqual(sold[1]?.map(({ mould }) => mould.id));
});

test('pages through a slot, and finds nothing in one that does not exist', async () => {
  const { get } = visit();
  const [first, second] = await Promise.all(
    [1, 2].map((page) => get(flashList, { params: { slot: '2' }, query: { page, limit: 6 } })),
  );
  expect(first).toHaveLength(6);
  expect(first?.some(({ id }) => second?.some((other) => other.id === id))).toBe(false);
  expect(await get(flashList, { params: { slot: '99' }, query: { page: 1, limit: 6 } })).toEqual([]);
});

test('a sale shows its product at the sale’s prices, with what is left of each colour and when it ends', async () => {
  const { shop, clock, see } = inSale();
  const sale = await see();
  expect(sale).toMatchObject({
    state: 'running',
    turnsAt: clock.now() + 70 * 60_000,
    bought: 0,
    product: { id: shop.known.productId },
  });
  expect(sale.product).not.toHaveProperty('memberPrice');
  expect(sale.product.offers.length).toBeGreaterThan(0);
  for (const offer of sale.product.offers) {
    expect(offer.price).toBeLessThan(offer.marketPrice ?? 0);
    expect(offer.stock).toBeLessThanOrEqual(offer.quota ?? 0);
  }
  expect(sale.left).toBe(sale.product.offers.reduce((sum, { stock }) => sum + stock, 0));
  expect(sale.soldPercent).toBe(Math.floor((100 * (sale.quota - sale.left)) / sale.quota));
});

test('a coming sale tells when it begins, one that is over has no turn any more', async () => {
  const coming = inSale('a flash sale is about to begin');
  expect(await coming.see()).toMatchObject({ state: 'coming', turnsAt: coming.clock.now() + 60_000, soldPercent: 0 });
  coming.clock.move(60_000);
  expect((await coming.see()).state).toBe('running');
  const over = await inSale('the flash sale is over').see();
  expect(over.state).toBe('over');
  expect(over).not.toHaveProperty('turnsAt');
});

test('a page that was left open over midnight still finds yesterday’s sale, over', async () => {
  const { shop, clock, get } = visit();
  const [sale] = salesIn(shop, hoursToday(shop)[4] ?? NO_HOURS);
  clock.move(13 * HOUR);
  expect(await get(flashDetail, { params: { id: sale?.id ?? '' } })).toMatchObject({ id: sale?.id, state: 'over' });
});

test('refuses a sale that does not exist, and one whose part was taken off sale', async () => {
  const { shop, refusalOf, flashSaleId, productId } = inSale();
  expect((await refusalOf(flashDetail, { params: { id: 'nothing' } })).message).toBe('商品不存在');
  shop.state.withdrawn[productId] = 'offSale';
  expect((await refusalOf(flashDetail, { params: { id: flashSaleId } })).message).toBe('商品不存在');
});

test('keeps the sale’s price from the first click to the order, for members too', async () => {
  const sold = inSale();
  const { shop, get, put, uniqueId, see } = sold;
  const before = await see();
  const price = priceIn(before, uniqueId);
  const { lineId } = await get(cartAdd, put(10));
  const draft = await get(orderConfirm, { body: { cartId: lineId, new: true } });
  expect(draft.promotion).toEqual({ kind: 'flashSale', saleId: shop.known.flashSaleId });
  expect(draft.lines[0]).toMatchObject({ unitPrice: price, savedPerPiece: 0, quantity: 10 });
  expect(draft.prices).toMatchObject({ goods: price * 10, goodsToPay: price * 10, memberDiscount: 0 });
  const computed = await get(orderComputed, {
    params: { orderKey: draft.orderKey },
    body: { addressId: '0', couponId: '0', payType: 'balance', useIntegral: false, shipping_type: 1 },
  });
  expect(computed).toMatchObject({ kind: 'priced', goods: price * 10 });
  for (const account of Object.values(shop.state.accounts)) account.isMember = true;
  const number = await buy(sold, 10);
  expect(await get(orderDetail, { params: { orderNumber: number } })).toMatchObject({
    prices: { goods: price * 10 },
    lines: [{ unitPrice: price }],
  });
  const after = await see();
  expect(after).toMatchObject({ bought: 10, left: before.left - 10 });
});

test('a sale’s pieces come back when its order is not paid in time', async () => {
  const sold = inSale();
  const quiet = inSale();
  await buy(sold, 10);
  expect((await sold.see()).left).toBe((await quiet.see()).left - 10);
  for (const { clock } of [sold, quiet]) clock.move(31 * 60_000);
  expect(await sold.see()).toEqual(await quiet.see());
});

test('says why it cannot be bought: not begun, over, sold out, too few left', async () => {
  const said = async (scenario: Parameters<typeof inSale>[0], pieces = 1) => {
    const { refusalOf, put } = inSale(scenario, 'en');
    return (await refusalOf(cartAdd, put(pieces))).message;
  };
  expect(await said('a flash sale is about to begin')).toBe('This flash sale has not begun yet');
  expect(await said('the flash sale is over')).toBe('This flash sale is over');
  expect(await said('a flash sale is nearly sold out', 4)).toBe('The flash sale has 3 left');
  const { shop, refusalOf, put, get } = inSale('a flash sale is nearly sold out', 'en');
  await get(cartAdd, put(3));
  scenarios['a flash sale is nearly sold out'](shop, { quantity: 0 });
  expect((await refusalOf(cartAdd, put(1))).message).toBe('This flash sale is sold out');
});

test('holds to the limits of an order and of a shopper, with what they bought before', async () => {
  const sold = inSale('a flash sale is running', 'en');
  const { limitPerOrder, limitPerShopper } = await sold.see();
  expect((await sold.refusalOf(cartAdd, sold.put(limitPerOrder + 1))).message).toMatch(
    /^(At most \d+ pieces an order in this flash sale|The flash sale has \d+ left)$/,
  );
  await buy(sold, limitPerOrder);
  if (limitPerShopper > limitPerOrder) await buy(sold, limitPerShopper - limitPerOrder);
  expect((await sold.refusalOf(cartAdd, sold.put(1))).message).toMatch(
    /^At most \d+ pieces a shopper in this flash sale$/,
  );
});

test('a sale that sells out while one confirms is refused, and nothing is ordered', async () => {
  const { shop, get, refusalOf, put } = inSale('a flash sale is nearly sold out');
  const { lineId } = await get(cartAdd, put(3));
  scenarios['a flash sale is nearly sold out'](shop, { quantity: 0 });
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe('已抢光');
  expect(shop.state.orders).toEqual({});
});

test('a sale that ends while one confirms is refused, though the key still lives', async () => {
  const { clock, get, refusalOf, put } = inSale();
  clock.move(30 * 60_000);
  const { lineId } = await get(cartAdd, put(1));
  const { orderKey } = await get(orderConfirm, { body: { cartId: lineId, new: true } });
  clock.move(41 * 60_000);
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe('抢购已结束');
  expect(
    (
      await refusalOf(orderComputed, {
        params: { orderKey },
        body: { addressId: '0', couponId: '0', payType: 'balance', useIntegral: false, shipping_type: 1 },
      })
    ).status,
  ).toBe(400);
});

test('is bought at once only, in the colours of the sale, and 0 names no sale', async () => {
  const { refusalOf, get, put } = inSale();
  expect((await refusalOf(cartAdd, put(1, { new: false }))).message).toBe('该商品只能立即购买，不能加入购物车');
  expect((await refusalOf(cartAdd, put(1, { uniqueId: 'nothing' }))).message).toBe('请选择有效的商品属性');
  expect((await refusalOf(cartAdd, put(0))).message).toBe('购买数量至少为1');
  const plain = put(1, { new: false });
  expect((await get(cartAdd, { body: { ...plain.body, secKillId: '0' } })).lineId).toMatch(/^\d+$/);
});

test('a day without flash sales has no slots', async () => {
  const { get } = visit({ scenario: 'no flash sale today' });
  expect(await get(flashSlots, {})).toEqual({ slots: [] });
});

const anyMoment = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => minutes * 60_000);
const slotOf = (shop: Shop, place: number) => salesIn(shop, hoursToday(shop)[place] ?? NO_HOURS);

test('never sells more than was set aside, nor more than there is, whoever buys when', () => {
  const { shop, clock } = visit();
  const start = clock.now();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.tuple(anyMoment, fc.integer({ min: 1, max: 200 })), { maxLength: 6 }),
      fc.option(fc.integer({ min: 0, max: 50 })),
      (place, purchases, stock) => {
        shop.state.orders = {};
        shop.state.stock = {};
        clock.move(start - 12 * HOUR - clock.now());
        const [sale] = slotOf(shop, place);
        const [flash] = sale?.offers ?? [];
        if (!sale || !flash) return;
        if (stock !== null) setStock(shop, flash.offer, stock);
        let bought = 0;
        for (const [moment, pieces] of purchases.toSorted(([a], [b]) => a - b)) {
          clock.move(start - 12 * HOUR + Math.min(moment, 24 * HOUR - 1) - clock.now());
          const left = leftOf(shop, sale, flash);
          expect(left).toBeGreaterThanOrEqual(0);
          if (pieces > left) continue;
          bought += pieces;
          shop.state.orders[`cp${bought}`] = {
            step: 'toShip',
            accountId: '1',
            lines: [
              {
                id: '',
                productId: sale.mould.id,
                uniqueId: flash.offer.uniqueId,
                quantity: pieces,
                flashSaleId: sale.id,
                unitPrice: 1,
                savedPerPiece: 0,
              },
            ],
          } as never;
          if (stock !== null) setStock(shop, flash.offer, stock - bought);
        }
        expect(bought).toBeLessThanOrEqual(Math.min(flash.quota, stock ?? Infinity));
      },
    ),
  );
});

test('the sold share lies between 0 and 100, never falls within a slot, and is 100 exactly when nothing is left', () => {
  const { shop, clock } = visit();
  const midnight = clock.now() - 12 * HOUR;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4 }),
      fc.array(anyMoment, { minLength: 2, maxLength: 8 }),
      (place, moments) => {
        let last = 0;
        clock.move(midnight - clock.now());
        const sales = slotOf(shop, place);
        const sale = sales[moments.length % sales.length];
        if (!sale) return;
        for (const moment of moments.toSorted((a, b) => a - b)) {
          clock.move(midnight + Math.min(moment, 24 * HOUR - 1) - clock.now());
          const percent = soldPercentOf(shop, sale);
          expect(percent).toBeGreaterThanOrEqual(last);
          expect(percent).toBeLessThanOrEqual(100);
          expect(percent === 100).toBe(leftIn(shop, sale) === 0);
          expect(leftIn(shop, sale)).toBeLessThanOrEqual(quotaOf(sale));
          last = percent;
        }
      },
    ),
  );
});
