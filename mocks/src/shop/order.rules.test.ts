import { cartAdd, cartCount, cartList, currentUser, orderComputed, orderConfirm, orderCreate, orderDetail, orderPay, productDetail } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plentiful, signIn } from '../scenarios/steps.ts';
import { accountNamed } from './accounts.ts';
import { offerOf, setStock, stockOf } from './goods.ts';
import { customerOf, visit } from './test-customer.ts';
import { openSession } from './tokens.ts';
import type { Shop } from './state.ts';

const MINUTE = 60_000;
const create = (orderKey: string, addressId = '11', mark = '') => ({ params: { orderKey }, body: { addressId, couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1, mark, new: false, from: 'pc' } });
const compute = (orderKey: string, addressId = '11') => ({ params: { orderKey }, body: { addressId, couponId: '0', payType: 'yue', useIntegral: false, shipping_type: 1 } });
const pay = (uni: string, paytype: 'yue' | 'weixin' | 'alipay' = 'yue') => ({ body: { uni, paytype, from: 'pc' } });

async function draftOfCart({ get }: ReturnType<typeof customerOf>) {
  const { valid } = await get(cartList, {});
  return get(orderConfirm, { body: { cartId: valid.map((line) => line.id).join(','), new: false } });
}

test('buys the cart: lays it out, prices it, places it, pays it from the balance, and shows it', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const { get, ask } = customer;
  const before = await get(currentUser, {});
  const draft = await draftOfCart(customer);
  expect(draft.address).toMatchObject({ id: '11', isDefault: true });
  const computed = await get(orderComputed, compute(draft.orderKey));
  expect(computed).toMatchObject({ kind: 'priced', goods: draft.prices.goodsToPay, toPay: draft.prices.goodsToPay + draft.prices.postage });
  const placed = await get(orderCreate, create(draft.orderKey, '11', ' 请尽快发货 '));
  expect(placed).toMatchObject({ isNew: true, orderKey: draft.orderKey });
  expect(placed.orderNumber).toMatch(/^cp\d{18}$/);
  expect(await get(cartCount, { query: { numType: 0 } })).toEqual({ count: 0 });

  const unpaid = await get(orderDetail, { params: { orderNumber: placed.orderNumber } });
  expect(unpaid).toMatchObject({ state: 'unpaid', isPaid: false, message: '请尽快发货', payWay: '' });
  expect((unpaid.cancelsAt ?? 0) - (unpaid.placedAt ?? 0)).toBe(30 * MINUTE);

  expect(await ask(orderPay, pay(placed.orderNumber))).toMatchObject({ value: { kind: 'paid' }, message: '余额支付成功' });
  const paid = await get(orderDetail, { params: { orderNumber: placed.orderNumber } });
  expect(paid).toMatchObject({ state: 'toShip', isPaid: true, payWay: '余额支付', stateTitle: '未发货' });
  expect((await get(currentUser, {})).balance).toBe(before.balance - paid.prices.toPay);
});

test('answers the same order for the same key, however often it is placed', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const draft = await draftOfCart(customer);
  const placed = await Promise.all([1, 2, 3].map(() => customer.get(orderCreate, create(draft.orderKey))));
  expect(placed.map((order) => order.isNew)).toEqual([true, false, false]);
  expect(new Set(placed.map((order) => order.orderNumber)).size).toBe(1);
  expect(Object.keys(customer.shop.state.orders)).toHaveLength(1);
  customer.clock.move(601_000);
  expect(await customer.get(orderComputed, compute(draft.orderKey))).toEqual({ kind: 'placed', orderNumber: placed[0]?.orderNumber, orderKey: draft.orderKey });
});

test('refuses an order key after 600 s and one of another shopper', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const { shop, clock } = customer;
  const draft = await draftOfCart(customer);
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.refusalOf(orderCreate, create(draft.orderKey, '13'))).message).toBe('订单已过期,请刷新当前页面');
  clock.move(600_000);
  expect(await customer.refusalOf(orderCreate, create(draft.orderKey))).toEqual({ status: 400, message: '订单已过期,请刷新当前页面' });
  expect((await customer.refusalOf(orderComputed, compute(draft.orderKey))).status).toBe(400);
});

test('refuses an address that is missing or belongs to somebody else, and a message beyond 150 characters', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in' });
  const draft = await draftOfCart(customer);
  for (const addressId of ['0', '13', '']) expect((await customer.refusalOf(orderCreate, create(draft.orderKey, addressId))).message).toBe('请选择收货地址');
  expect((await customer.refusalOf(orderCreate, create(draft.orderKey, '11', '字'.repeat(151)))).message).toBe('买家留言不能超过150字');
  expect((await customer.get(orderCreate, create(draft.orderKey, '11', '字'.repeat(150)))).isNew).toBe(true);
});

test('lays an order out without an address for a shopper who has none', async () => {
  const customer = visit({ scenario: 'a shopper without an address is signed in' });
  const draft = await draftOfCart(customer);
  expect(draft.address).toBeUndefined();
  expect((await customer.refusalOf(orderCreate, create(draft.orderKey, '11'))).message).toBe('请选择收货地址');
});

test('charges delivery by the chosen address: remote areas are free from 99.00 only', async () => {
  const customer = visit({ scenario: 'nearly free delivery' });
  const draft = await draftOfCart(customer);
  expect(draft.prices).toMatchObject({ postage: 1000, freePostageFrom: 4900 });
  expect(4900 - draft.prices.goodsToPay).toBeLessThan(100);
  const line = draft.lines[0];
  await customer.get(cartAdd, { body: { productId: line?.productId ?? '', uniqueId: line?.uniqueId ?? '', cartNum: 3, new: false } });
  const more = await draftOfCart(customer);
  expect(more.prices.postage).toBe(0);
  expect(await customer.get(orderComputed, compute(more.orderKey, '12'))).toMatchObject({ postage: 1000 });
  const remote = await customer.get(orderConfirm, { body: { cartId: more.lines.map(({ id }) => id).join(','), new: false, addressId: '12' } });
  expect(remote.prices).toMatchObject({ postage: 1000, freePostageFrom: 9900 });
});

test('a member pays 5 % less, and every total agrees with its lines', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in', params: { lines: 8, quantity: 37 } });
  const { lines, prices } = await draftOfCart(customer);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  expect(prices.memberDiscount).toBe(sum((line) => line.savedPerPiece * line.quantity));
  expect(prices.goodsToPay).toBe(sum((line) => line.unitPrice * line.quantity));
  expect(prices.goods - prices.memberDiscount).toBe(prices.goodsToPay);
  for (const line of lines) expect(line.savedPerPiece).toBe(Math.round((line.unitPrice + line.savedPerPiece) * 0.05));
});

test('refuses what somebody else has bought meanwhile, and takes nothing then', async () => {
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

test('the stock falls with the order and comes back when it is not paid in 30 minutes', async () => {
  const customer = visit({ scenario: 'an order waits for payment' });
  const { shop, clock, get, refusalOf } = customer;
  const [order] = Object.values(shop.state.orders);
  const line = order?.lines[0];
  const offer = offerOf(shop, line?.productId ?? '', line?.uniqueId ?? '');
  if (!order || !line || !offer) throw new Error('no order');
  const stock = async () => (await get(productDetail, { params: { id: line.productId } })).offers.find((known) => known.uniqueId === line.uniqueId)?.stock;
  expect(await stock()).toBe(offer.stock - line.quantity);
  clock.move(30 * MINUTE - 1);
  expect((await get(orderDetail, { params: { orderNumber: order.number } })).state).toBe('unpaid');
  clock.move(1);
  expect(await refusalOf(orderDetail, { params: { orderNumber: order.number } })).toEqual({ status: 410173, message: '订单不存在' });
  expect(await stock()).toBe(offer.stock);
  expect((await refusalOf(orderPay, pay(order.number))).status).toBe(410173);
});

test('a paid order stays, and is not paid twice', async () => {
  const { shop, clock, get, refusalOf } = visit({ scenario: 'an order is paid' });
  const number = Object.keys(shop.state.orders)[0] ?? '';
  clock.move(24 * 60 * MINUTE);
  const { balance } = await get(currentUser, {});
  expect((await refusalOf(orderPay, pay(number))).message).toBe('该订单已支付');
  expect((await get(currentUser, {})).balance).toBe(balance);
  expect((await get(orderDetail, { params: { orderNumber: number } })).state).toBe('toShip');
});

test('says that the balance is too small without taking anything', async () => {
  const { shop, ask, get } = visit({ scenario: 'the balance is too small', language: 'en' });
  const number = Object.keys(shop.state.orders)[0] ?? '';
  expect(await ask(orderPay, pay(number))).toMatchObject({ value: { kind: 'short' }, message: 'Your balance is too small' });
  expect((await get(currentUser, {})).balance).toBe(50);
  expect((await get(orderDetail, { params: { orderNumber: number } })).state).toBe('unpaid');
});

test('shows a code for WeChat and Alipay that nobody ever pays', async () => {
  const { shop, get } = visit({ scenario: 'an order waits for payment' });
  const number = Object.keys(shop.state.orders)[0] ?? '';
  const now = shop.clock.now();
  expect(await get(orderPay, pay(number, 'weixin'))).toMatchObject({ kind: 'qr', by: 'weixin', validUntil: now + 60_000 });
  expect(await get(orderPay, pay(number, 'alipay'))).toMatchObject({ kind: 'qr', by: 'alipay' });
  expect((await get(orderDetail, { params: { orderNumber: number } })).isPaid).toBe(false);
});

test('hides an order from everybody but its owner', async () => {
  const { shop } = visit({ scenario: 'an order is paid' });
  const number = Object.keys(shop.state.orders)[0] ?? '';
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.refusalOf(orderDetail, { params: { orderNumber: number } })).message).toBe('订单不存在');
  expect((await other.refusalOf(orderPay, pay(number))).message).toBe('订单不存在');
});

/** Two shoppers after the same few pieces. */
function rivals(shop: Shop) {
  const offers = plentiful(shop, 3);
  for (const offer of offers) setStock(shop, offer, 12);
  const shoppers = ['demo', 'poor'].map((login) => ({ login, address: accountNamed(shop, login).addresses[0]?.id ?? '' }));
  return { offers, shoppers };
}

test('never sells more than there is, however two shoppers buy', async () => {
  const step = fc.record({ who: fc.nat(1), what: fc.nat(2), pieces: fc.integer({ min: 1, max: 8 }), isNow: fc.boolean(), minutes: fc.nat(40) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { shop, clock } = visit();
      const { offers, shoppers } = rivals(shop);
      for (const { who, what, pieces, isNow, minutes } of steps) {
        const shopper = shoppers[who];
        const offer = offers[what];
        if (!shopper || !offer) continue;
        signIn(shop, shopper.login);
        const customer = customerOf(shop, { token: shop.signedInToken });
        const put = await customer.ask(cartAdd, { body: { productId: offer.mould.id, uniqueId: offer.uniqueId, cartNum: pieces, new: isNow } });
        if (put.kind === 'done') {
          const draft = await customer.ask(orderConfirm, { body: { cartId: put.value.lineId, new: isNow } });
          if (draft.kind === 'done') await customer.ask(orderCreate, create(draft.value.orderKey, shopper.address));
        }
        clock.move(minutes * MINUTE);
        const kept = Object.values(shop.state.orders).filter((order) => order.step !== 'cancelled');
        for (const known of offers) {
          const sold = kept.flatMap((order) => order.lines).reduce((sum, line) => sum + (line.uniqueId === known.uniqueId ? line.quantity : 0), 0);
          expect(stockOf(shop, known)).toBeGreaterThanOrEqual(0);
          expect(stockOf(shop, known) + sold).toBe(12);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('two keys for the same colour cannot together buy more than there is', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const [offer] = plentiful(shop, 1);
  if (!offer) throw new Error('no offer');
  setStock(shop, offer, 10);
  const keys = await Promise.all([7, 7].map((cartNum) => get(cartAdd, { body: { productId: offer.mould.id, uniqueId: offer.uniqueId, cartNum, new: true } })));
  const draft = await get(orderConfirm, { body: { cartId: keys.map((key) => key.lineId).join(','), new: true } });
  expect((await refusalOf(orderCreate, create(draft.orderKey))).message).toBe('该商品库存不足10');
});
