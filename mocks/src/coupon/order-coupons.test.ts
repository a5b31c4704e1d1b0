import {
  cartAdd,
  cartList,
  couponReceive,
  currentUser,
  fittingCoupons,
  heldCoupons,
  orderCancel,
  orderComputed,
  orderConfirm,
  orderCreate,
  orderDetail,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillCart } from '../scenarios/steps.ts';
import { accountNamed } from '../session/accounts.ts';
import { presales } from '../goods/presale.ts';
import { offersOf } from '../goods/goods.ts';
import { proportionally } from '../goods/prices.ts';
import { addCoupon } from './wallet.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { compute, create, DAY, draftOfCart, MINUTE, placeCart, type Customer } from '../order/test-orders.ts';
import { openSession } from '../session/tokens.ts';

const held = (kind: '0' | '1' | '2') => ({ params: { kind }, query: { page: 1, limit: 20 } });
const fitting = async ({ get }: Customer) => {
  const { valid } = await get(cartList, {});
  return get(fittingCoupons, {
    params: { price: '0' },
    query: { cartId: valid.map(({ id }) => id).join(','), new: false, shippingType: 1 },
  });
};
const withCoupon = () => {
  const customer = visit({ scenario: 'a coupon can be used for the cart' });
  return { ...customer, couponId: customer.shop.known.couponId ?? '', orderKey: customer.shop.known.orderKey ?? '' };
};

test('the demo account has a coupon for all goods, one for a category, and one with a higher minimum', async () => {
  const customer = visit({ scenario: 'a coupon can be used for the cart' });
  const wallet = await customer.get(heldCoupons, held('1'));
  expect(wallet.map(({ amount, from, scope }) => ({ amount, from, scope }))).toEqual([
    { amount: 500, from: 4900, scope: 'all' },
    { amount: 300, from: 2900, scope: 'category' },
    { amount: 4000, from: 29_900, scope: 'all' },
  ]);
  const fits = await fitting(customer);
  expect(fits[0]).toMatchObject({ id: customer.shop.known.couponId, amount: 500 });
  expect(fits.map(({ from }) => from)).not.toContain(29_900);
});

test('a coupon reduces the total by its amount, which the lines share, and is then used', async () => {
  const customer = withCoupon();
  const { get, couponId, orderKey } = customer;
  const without = await get(orderComputed, compute(orderKey));
  const computed = await get(orderComputed, compute(orderKey, '11', couponId));
  if (without.kind !== 'priced' || computed.kind !== 'priced') throw new Error('not priced');
  expect(computed).toMatchObject({
    couponDiscount: 500,
    goods: without.goods,
    postage: without.postage,
    toPay: without.toPay - 500,
  });
  const { couponCount = 0 } = await get(currentUser, {});
  const { orderNumber } = await get(orderCreate, create(orderKey, '11', '', couponId));
  const { prices, lines } = await get(orderDetail, { params: { orderNumber } });
  expect(prices).toMatchObject({ couponDiscount: 500, toPay: computed.toPay });
  expect(lines.reduce((sum, line) => sum + line.couponShare, 0)).toBe(500);
  expect(await get(heldCoupons, held('2'))).toMatchObject([{ id: couponId, isOver: true }]);
  expect((await get(currentUser, {})).couponCount).toBe(couponCount - 1);
});

test('the coupon of a cancelled or expired order can be used again', async () => {
  for (const isByHand of [true, false]) {
    const { get, clock, couponId, orderKey } = withCoupon();
    const { orderNumber } = await get(orderCreate, create(orderKey, '11', '', couponId));
    if (isByHand) await get(orderCancel, { body: { id: orderNumber } });
    else clock.move(30 * MINUTE);
    expect((await get(heldCoupons, held('1'))).map(({ id }) => id)).toContain(couponId);
  }
});

test('refuses a coupon that cannot be used with a reason, and does not place the order', async () => {
  const customer = withCoupon();
  const { shop, clock, get, refusalOf, couponId, orderKey } = customer;
  const large = (await get(heldCoupons, held('1'))).find(({ from }) => from === 29_900)?.id ?? '';
  const foreign = addCoupon(shop, accountNamed(shop, 'poor'), '911', clock.now()).id;
  const old = addCoupon(shop, accountNamed(shop, 'demo'), '911', clock.now() - 61 * DAY).id;
  const reasons: Record<string, string> = {
    [large]: '该优惠券不能用于此订单，请重新选择',
    [foreign]: '优惠券不存在',
    '999999': '优惠券不存在',
    [old]: '该优惠券已过期',
  };
  for (const [id, message] of Object.entries(reasons)) {
    expect((await refusalOf(orderComputed, compute(orderKey, '11', id))).message).toBe(message);
    expect((await refusalOf(orderCreate, create(orderKey, '11', '', id))).message).toBe(message);
  }
  expect(shop.state.orders).toEqual({});
  // A second draft of the same goods, from another window, is ordered first.
  const again = await draftOfCart(customer);
  await get(orderCreate, create(again.orderKey, '11', '', couponId));
  fillCart(shop, accountNamed(shop, 'demo'), { quantity: 100 });
  const other = await draftOfCart(customer);
  expect((await refusalOf(orderCreate, create(other.orderKey, '11', '', couponId))).message).toBe('该优惠券已使用');
  expect((await refusalOf(orderComputed, compute(other.orderKey, '11', couponId))).message).toBe('该优惠券已使用');
});

test('free delivery depends on the amount before the coupon', async () => {
  const customer = visit({ scenario: 'the cart is just below free delivery' });
  const { get, shop } = customer;
  const [line] = (await get(cartList, {})).valid;
  await get(cartAdd, {
    body: { productId: line?.productId ?? '', uniqueId: line?.uniqueId ?? '', cartNum: 3, new: false },
  });
  const couponId = shop.state.accounts['1']?.coupons.find((received) => received.couponId === '911')?.id ?? '';
  const { orderKey } = await draftOfCart(customer);
  const computed = await get(orderComputed, compute(orderKey, '11', couponId));
  expect(computed).toMatchObject({ postage: 0, couponDiscount: 500 });
  expect(computed.kind === 'priced' && computed.toPay < 4900).toBe(true);
});

test('a category coupon counts and reduces only the goods of its category', async () => {
  const customer = visit({ scenario: 'a shopper with a cart is signed in', params: { lines: 8, quantity: 60 } });
  const { get, shop } = customer;
  const couponId = shop.state.accounts['1']?.coupons.find((received) => received.couponId === '912')?.id ?? '';
  const { lines } = await get(orderDetail, { params: { orderNumber: await placeCart(customer, '11', couponId) } });
  const [topCategory] = shop.catalogue.categories;
  for (const line of lines) {
    const category = shop.catalogue.categories.find(
      ({ id }) => id === shop.catalogue.moulds.find((mould) => mould.id === line.productId)?.category,
    );
    expect(line.couponShare > 0).toBe(category?.id === topCategory?.id || category?.parent === topCategory?.id);
  }
  expect(lines.reduce((sum, line) => sum + line.couponShare, 0)).toBe(300);
});

test('a members’ coupon can only be used by members, even if it was received earlier', async () => {
  const { shop, get, ...customer } = visit({
    scenario: 'a shopper with a cart is signed in',
    params: { lines: 8, quantity: 120 },
  });
  await get(couponReceive, { body: { couponId: '905' } });
  expect((await fitting({ get, ...customer })).map(({ scope }) => scope)).toContain('members');
  accountNamed(shop, 'demo').isMember = false;
  expect((await fitting({ get, ...customer })).map(({ scope }) => scope)).not.toContain('members');
});

test('a promotion order cannot use a coupon', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper has coupons' });
  const mould = presales(shop).find(({ terms }) => terms.state === 'running')?.mould;
  const offer = mould && offersOf(shop, mould)[0];
  const couponId = addCoupon(shop, accountNamed(shop, 'demo'), '904', shop.clock.now()).id;
  const { lineId } = await get(cartAdd, {
    body: { productId: mould?.id ?? '', uniqueId: offer?.uniqueId ?? '', cartNum: 100, new: true },
  });
  const draft = await get(orderConfirm, { body: { cartId: lineId, new: true } });
  expect(draft).toMatchObject({ isActivity: true, payWays: ['balance', 'wechat', 'alipay'] });
  expect(
    await get(fittingCoupons, { params: { price: '0' }, query: { cartId: lineId, new: true, shippingType: 1 } }),
  ).toEqual([]);
  expect((await refusalOf(orderComputed, compute(draft.orderKey, '11', couponId))).message).toBe(
    '该优惠券不能用于此订单，请重新选择',
  );
});

test('cannot see the coupons of another shopper', async () => {
  const { shop } = visit({ scenario: 'a shopper has coupons' });
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect(await other.get(heldCoupons, held('0'))).toEqual([]);
});

test('the shares of a coupon add up exactly, and none exceeds the cost of its line', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500_000), { minLength: 1, maxLength: 40 }), fc.nat(100), (costs, percent) => {
      const total = costs.reduce((sum, cost) => sum + cost, 0);
      const amount = Math.floor((total * percent) / 100);
      const shares = proportionally(amount, costs);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.every((share, index) => share >= 0 && share <= (costs[index] ?? 0))).toBe(true);
    }),
  );
});

test('a coupon whose period has not begun fits no order', async () => {
  const customer = withCoupon();
  const { shop, clock, get, refusalOf, orderKey } = customer;
  const early = addCoupon(shop, accountNamed(shop, 'demo'), '914', clock.now()).id;
  expect((await get(heldCoupons, held('1'))).find(({ id }) => id === early)?.status).toBe('notYet');
  expect((await fitting(customer)).map(({ id }) => id)).not.toContain(early);
  await refusalOf(orderComputed, compute(orderKey, '11', early));
});
