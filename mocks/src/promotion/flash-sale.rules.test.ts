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
import { slotsToday } from '../goods/flash-hours.ts';
import { salesIn } from '../goods/flash-sale.ts';
import { leftIn, leftOf, quotaOf, soldPercentOf } from '../goods/flash-stock.ts';
import { setStock } from '../goods/goods.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import type { Shop } from '../core/shop.ts';

const HOUR = 3_600_000;
const NO_HOURS = { id: '', seed: '', from: 0, to: 0 };
const MIDNIGHT = Date.parse('2026-11-20T00:00:00+08:00');

/** A signed-in shopper with a flash sale, and the requests for reading and buying it. */
function withFlashSale(
  scenario:
    | 'a flash sale is running'
    | 'a flash sale is about to begin'
    | 'the flash sale is over'
    | 'a flash sale is nearly sold out' = 'a flash sale is running',
  language?: string,
) {
  const visitor = visit({ scenario, language });
  const { shop } = visitor;
  scenarios['a shopper is signed in'](shop, { account: 'new' });
  const { flashSaleId = '', productId = '', uniqueId = '' } = shop.known;
  const customer = customerOf(shop, { token: shop.signedInToken, language });
  const cartRequest = (cartNum: number, other: { uniqueId?: string; new?: boolean } = {}) => ({
    body: { productId, uniqueId, cartNum, new: true, secKillId: flashSaleId, ...other },
  });
  const getSale = () => customer.get(flashDetail, { params: { id: flashSaleId } });
  return { ...visitor, ...customer, cartRequest, getSale, flashSaleId, productId, uniqueId };
}

/** Buys pieces of the sale and places the order, to the shopper's only address. */
async function buy({ shop, get, cartRequest }: ReturnType<typeof withFlashSale>, pieces: number): Promise<string> {
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
  const { lineId } = await get(cartAdd, cartRequest(pieces));
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

test('the page of a sale names its own colours only', async () => {
  const { getSale } = withFlashSale();
  const { product } = await getSale();
  expect(product.summary).toBe(`${product.offers.length} 色参加抢购`);
});

test('a day has five slots; the current one is the running or else the next one', async () => {
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

test('each slot has 12 to 24 parts at 40 to 70 % of their price, the same every time', async () => {
  const { shop, get } = visit();
  const salesBySlot = slotsToday(shop).map((hours) => salesIn(shop, hours));
  for (const [place, sales] of salesBySlot.entries()) {
    const listed = await get(flashList, { params: { slot: String(place + 1) }, query: { page: 1, limit: 100 } });
    expect(listed.map(({ id }) => id)).toEqual(sales.map(({ id }) => id));
    expect(listed.length).toBeGreaterThanOrEqual(12);
    expect(listed.length).toBeLessThanOrEqual(24);
    expect(new Set(listed.map(({ productId }) => productId)).size).toBe(listed.length);
    for (const { price, marketPrice = 0 } of listed) {
      expect(price / marketPrice).toBeGreaterThanOrEqual(0.4);
      expect(price / marketPrice).toBeLessThanOrEqual(0.7);
    }
  }
  expect(salesBySlot[0]?.map(({ mould }) => mould.id)).not.toEqual(salesBySlot[1]?.map(({ mould }) => mould.id));
});

test('lists a slot in pages, and nothing for an unknown slot', async () => {
  const { get } = visit();
  const [first, second] = await Promise.all(
    [1, 2].map((page) => get(flashList, { params: { slot: '2' }, query: { page, limit: 6 } })),
  );
  expect(first).toHaveLength(6);
  expect(first?.some(({ id }) => second?.some((other) => other.id === id))).toBe(false);
  expect(await get(flashList, { params: { slot: '99' }, query: { page: 1, limit: 6 } })).toEqual([]);
});

test('a sale shows its product at reduced prices, with the remaining pieces of each colour and its end', async () => {
  const { shop, clock, getSale } = withFlashSale();
  const sale = await getSale();
  expect(sale).toMatchObject({
    state: 'running',
    turnsAt: clock.now() + 70 * 60_000,
    bought: 0,
    product: { id: shop.known.productId },
  });
  expect(sale.product).toMatchObject({ memberPrice: undefined });
  expect(sale.product.offers.length).toBeGreaterThan(0);
  for (const offer of sale.product.offers) {
    expect(offer.price).toBeLessThan(offer.marketPrice ?? 0);
    expect(offer.stock).toBeLessThanOrEqual(offer.quota ?? 0);
  }
  expect(sale.left).toBe(sale.product.offers.reduce((sum, { stock }) => sum + stock, 0));
  expect(sale.soldPercent).toBe(Math.floor((100 * (sale.quota - sale.left)) / sale.quota));
});

test('shows when a coming sale starts; an ended sale has no such time', async () => {
  const coming = withFlashSale('a flash sale is about to begin');
  expect(await coming.getSale()).toMatchObject({
    state: 'coming',
    turnsAt: coming.clock.now() + 60_000,
    soldPercent: 0,
  });
  coming.clock.move(60_000);
  expect((await coming.getSale()).state).toBe('running');
  const over = await withFlashSale('the flash sale is over').getSale();
  expect(over.state).toBe('over');
  expect(over).toMatchObject({ turnsAt: undefined });
});

test('yesterday’s sale can still be opened after midnight, as ended', async () => {
  const { shop, clock, get } = visit();
  const [sale] = salesIn(shop, slotsToday(shop)[4] ?? NO_HOURS);
  clock.move(13 * HOUR);
  expect(await get(flashDetail, { params: { id: sale?.id ?? '' } })).toMatchObject({ id: sale?.id, state: 'over' });
});

test('refuses an unknown sale, and one of a withdrawn part', async () => {
  const { shop, refusalOf, flashSaleId, productId } = withFlashSale();
  expect((await refusalOf(flashDetail, { params: { id: 'nothing' } })).message).toBe('商品不存在');
  shop.state.withdrawn[productId] = 'offSale';
  expect((await refusalOf(flashDetail, { params: { id: flashSaleId } })).message).toBe('商品不存在');
});

test('has the reduced price from the product to the order, also for members', async () => {
  const buyer = withFlashSale();
  const { shop, get, cartRequest, uniqueId, getSale } = buyer;
  const before = await getSale();
  const price = priceIn(before, uniqueId);
  const { lineId } = await get(cartAdd, cartRequest(10));
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
  const number = await buy(buyer, 10);
  expect(await get(orderDetail, { params: { orderNumber: number } })).toMatchObject({
    prices: { goods: price * 10 },
    lines: [{ unitPrice: price }],
  });
  const after = await getSale();
  expect(after).toMatchObject({ bought: 10, left: before.left - 10 });
});

test('the pieces of an unpaid order return to the sale', async () => {
  const buyer = withFlashSale();
  const control = withFlashSale();
  await buy(buyer, 10);
  expect((await buyer.getSale()).left).toBe((await control.getSale()).left - 10);
  for (const { clock } of [buyer, control]) clock.move(31 * 60_000);
  expect(await buyer.getSale()).toEqual(await control.getSale());
});

test('refuses with a reason: not started, ended, sold out, too few left', async () => {
  const refusalMessage = async (scenario: Parameters<typeof withFlashSale>[0], pieces = 1) => {
    const { refusalOf, cartRequest } = withFlashSale(scenario, 'en');
    return (await refusalOf(cartAdd, cartRequest(pieces))).message;
  };
  expect(await refusalMessage('a flash sale is about to begin')).toBe('This flash sale has not started yet');
  expect(await refusalMessage('the flash sale is over')).toBe('This flash sale is over');
  expect(await refusalMessage('a flash sale is nearly sold out', 4)).toBe('Only 3 left in this flash sale');
  const { shop, refusalOf, cartRequest, get } = withFlashSale('a flash sale is nearly sold out', 'en');
  await get(cartAdd, cartRequest(3));
  scenarios['a flash sale is nearly sold out'](shop, { quantity: 0 });
  expect((await refusalOf(cartAdd, cartRequest(1))).message).toBe('This flash sale is sold out');
});

test('applies the limits per order and per shopper, including earlier orders', async () => {
  const buyer = withFlashSale('a flash sale is running', 'en');
  const { limitPerOrder, limitPerShopper } = await buyer.getSale();
  expect((await buyer.refusalOf(cartAdd, buyer.cartRequest(limitPerOrder + 1))).message).toMatch(
    /^(At most \d+ pieces per order in this flash sale|Only \d+ left in this flash sale)$/,
  );
  await buy(buyer, limitPerOrder);
  if (limitPerShopper > limitPerOrder) await buy(buyer, limitPerShopper - limitPerOrder);
  expect((await buyer.refusalOf(cartAdd, buyer.cartRequest(1))).message).toMatch(
    /^At most \d+ pieces per customer in this flash sale$/,
  );
});

test('a sale that sells out before the order is confirmed is refused, and nothing is ordered', async () => {
  const { shop, get, refusalOf, cartRequest } = withFlashSale('a flash sale is nearly sold out');
  const { lineId } = await get(cartAdd, cartRequest(3));
  scenarios['a flash sale is nearly sold out'](shop, { quantity: 0 });
  expect((await refusalOf(orderConfirm, { body: { cartId: lineId, new: true } })).message).toBe('已抢光');
  expect(shop.state.orders).toEqual({});
});

test('a sale that ends before the order is placed is refused, although the order key is still valid', async () => {
  const { clock, get, refusalOf, cartRequest } = withFlashSale();
  clock.move(30 * 60_000);
  const { lineId } = await get(cartAdd, cartRequest(1));
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

test('can only be bought now, in the colours of the sale; the id 0 means no sale', async () => {
  const { refusalOf, get, cartRequest } = withFlashSale();
  expect((await refusalOf(cartAdd, cartRequest(1, { new: false }))).message).toBe('该商品只能立即购买，不能加入购物车');
  expect((await refusalOf(cartAdd, cartRequest(1, { uniqueId: 'nothing' }))).message).toBe('请选择有效的商品属性');
  expect((await refusalOf(cartAdd, cartRequest(0))).message).toBe('购买数量至少为1');
  const plain = cartRequest(1, { new: false });
  expect((await get(cartAdd, { body: { ...plain.body, secKillId: '0' } })).lineId).toMatch(/^\d+$/);
});

test('lists no slots on a day without flash sales', async () => {
  const { get } = visit({ scenario: 'there is no flash sale today' });
  expect(await get(flashSlots, {})).toEqual({ slots: [] });
});

const anyMoment = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => minutes * 60_000);
const slotOf = (shop: Shop, place: number) => salesIn(shop, slotsToday(shop)[place] ?? NO_HOURS);

test('never sells more than its quota or the stock', () => {
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

test('the sold percentage is 0 to 100, never decreases within a slot, and is 100 only if nothing is left', () => {
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
