import { cartAdd, cartList, orderConfirm, orderCreate, orderDetail, orderPay, productDetail } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plentiful, signIn } from '../scenarios/steps.ts';
import { accountNamed } from '../session/accounts.ts';
import { offerOf, setStock, stockOf } from '../goods/goods.ts';
import type { Shop } from '../core/shop.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { create, draftOfCart, MINUTE, pay } from './test-orders.ts';
import { openSession } from '../session/tokens.ts';

test('refuses an order that another shopper’s order has made impossible, and changes nothing', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const { shop } = customer;
  const draft = await draftOfCart(customer);
  const line = draft.lines[1];
  const offer = offerOf(shop, line?.productId ?? '', line?.uniqueId ?? '');
  if (!offer) throw new Error('no offer');
  setStock(shop, offer, (line?.quantity ?? 0) - 1);
  const before = structuredClone(shop.state.stock);
  expect((await customer.refusalOf(orderCreate, create(draft.orderKey))).message).toContain('库存不足');
  expect(shop.state.stock).toEqual(before);
  expect(shop.state.orders).toEqual({});
  expect((await customer.get(cartList, {})).valid).toHaveLength(3);
});

test('an order reduces the stock, which is restored if it is not paid within 30 minutes', async () => {
  const customer = visit({ scenario: 'an order waits for payment' });
  const { shop, clock, get, refusalOf } = customer;
  const [order] = Object.values(shop.state.orders);
  const line = order?.lines[0];
  const offer = offerOf(shop, line?.productId ?? '', line?.uniqueId ?? '');
  if (!order || !line || !offer) throw new Error('no order');
  const stock = async () =>
    (await get(productDetail, { params: { id: line.productId } })).offers.find(
      (known) => known.uniqueId === line.uniqueId,
    )?.stock;
  expect(await stock()).toBe(offer.stock - line.quantity);
  clock.move(30 * MINUTE - 1);
  expect((await get(orderDetail, { params: { orderNumber: order.number } })).state).toBe('unpaid');
  clock.move(1);
  expect((await get(orderDetail, { params: { orderNumber: order.number } })).state).toBe('cancelled');
  expect(await stock()).toBe(offer.stock);
  expect(await refusalOf(orderPay, pay(order.number))).toEqual({ status: 410173, message: '订单不存在' });
});

test('the first of two orders gets the last piece, the second is refused', async () => {
  const mine = visit({ scenario: 'another shopper buys the last piece' });
  const other = customerOf(mine.shop, { token: openSession(mine.shop, accountNamed(mine.shop, 'poor')).token });
  const [theirDraft, myDraft] = [await draftOfCart(other), await draftOfCart(mine)];
  expect((await other.get(orderCreate, create(theirDraft.orderKey, '13'))).isNew).toBe(true);
  expect((await mine.refusalOf(orderCreate, create(myDraft.orderKey))).message).toBe(
    '商品已失效，请返回购物车重新选择',
  );
  expect((await mine.get(cartList, {})).invalid).toHaveLength(1);
  expect(Object.values(mine.shop.state.orders)).toHaveLength(1);
});

/** Two shoppers who buy the same offers with low stock. */
function competingShoppers(shop: Shop) {
  const offers = plentiful(shop, 3);
  for (const offer of offers) setStock(shop, offer, 12);
  const shoppers = ['demo', 'poor'].map((login) => ({
    login,
    address: accountNamed(shop, login).addresses[0]?.id ?? '',
  }));
  return { offers, shoppers };
}

test('two shoppers never buy more than the stock', async () => {
  const step = fc.record({
    who: fc.nat(1),
    what: fc.nat(2),
    pieces: fc.integer({ min: 1, max: 8 }),
    isNow: fc.boolean(),
    minutes: fc.nat(40),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { shop, clock } = visit();
      const { offers, shoppers } = competingShoppers(shop);
      for (const { who, what, pieces, isNow, minutes } of steps) {
        const shopper = shoppers[who];
        const offer = offers[what];
        if (!shopper || !offer) continue;
        signIn(shop, shopper.login);
        const customer = customerOf(shop, { token: shop.signedInToken });
        const added = await customer.ask(cartAdd, {
          body: { productId: offer.mould.id, uniqueId: offer.uniqueId, cartNum: pieces, new: isNow },
        });
        if (added.kind === 'done') {
          const draft = await customer.ask(orderConfirm, { body: { cartId: added.value.lineId, new: isNow } });
          if (draft.kind === 'done') await customer.ask(orderCreate, create(draft.value.orderKey, shopper.address));
        }
        clock.move(minutes * MINUTE);
        const placed = Object.values(shop.state.orders).filter((order) => order.step !== 'cancelled');
        for (const known of offers) {
          const sold = placed
            .flatMap((order) => order.lines)
            .reduce((sum, line) => sum + (line.uniqueId === known.uniqueId ? line.quantity : 0), 0);
          expect(stockOf(shop, known)).toBeGreaterThanOrEqual(0);
          expect(stockOf(shop, known) + sold).toBe(12);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('two buy-now keys for the same colour cannot buy more than the stock', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [offer] = plentiful(shop, 1);
  if (!offer) throw new Error('no offer');
  setStock(shop, offer, 10);
  const keys = await Promise.all(
    [7, 7].map((cartNum) =>
      get(cartAdd, { body: { productId: offer.mould.id, uniqueId: offer.uniqueId, cartNum, new: true } }),
    ),
  );
  const draft = await get(orderConfirm, { body: { cartId: keys.map((key) => key.lineId).join(','), new: true } });
  expect((await refusalOf(orderCreate, create(draft.orderKey))).message).toBe('该商品库存不足10');
});
