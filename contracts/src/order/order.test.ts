import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import {
  fromOrderState,
  orderComputed,
  orderConfirm,
  orderCreate,
  orderDetail,
  toOrderState,
  type OrderState,
} from '../index.ts';

const KEY = 'd41d8cd98f00b204e9800998ecf8427e';
const PLACED = { orderNumber: 'cp513622411122334455', orderKey: KEY };

test('reads the order draft of a member with an address', () => {
  expect(decoded(orderConfirm, '44')).toMatchObject({
    orderKey: KEY,
    lines: [{ id: '41', quantity: 10, unitPrice: 85 }],
    address: { id: '7', city: '上海市' },
    prices: { goods: 900, goodsToPay: 850, memberDiscount: 50, postage: 1000, freePostageFrom: 4900 },
    balance: 20_000,
    isActivity: false,
  });
});

test('reads an order draft without address, balance and discounts', () => {
  const draft = decoded(orderConfirm, '54');
  expect(draft).toMatchObject({ address: undefined });
  expect(draft).toMatchObject({
    lines: [{ id: '3646988043223302144' }],
    prices: { memberDiscount: 0, postage: 0, freePostageFrom: undefined },
  });
});

test('reads the draft of a flash sale: no coupons, and a line without a cart row', () => {
  expect(decoded(orderConfirm, '54', 'flash-sale')).toMatchObject({
    isActivity: true,
    promotion: { kind: 'flashSale', saleId: '55' },
    lines: [{ id: '855361066668916738', unitPrice: 45, isValid: true }],
    prices: { goods: 450, memberDiscount: 0 },
  });
});

test('the draft of a presale has its product; other drafts have no promotion', () => {
  const { data } = captured('orderConfirm', '44') as { data: object };
  expect(
    decodeAnswer(orderConfirm, { status: 200, data: { ...data, deduction: true, advance_id: 303 } }),
  ).toMatchObject({ value: { isActivity: true, promotion: { kind: 'presale', productId: '303' } } });
  expect(decoded(orderConfirm, '44')).toMatchObject({ promotion: undefined });
});

test.each([
  ['44', undefined],
  ['54', undefined],
  ['54', 'flash-sale'],
] as const)('an order draft of generation %s (%s) survives a round trip through JSON', (generation, of) => {
  const draft = decoded(orderConfirm, generation, of);
  expect(roundTrip(orderConfirm, draft)).toEqual(draft);
});

test('sends cart ids as text, since the server refuses numbers', () => {
  expect(encodeValue(orderConfirm, orderConfirm.body, { cartId: '41,42', new: false })).toEqual({
    cartId: '41,42',
    new: 0,
  });
});

test('reads the prices of the order, or the order that the key has placed', () => {
  expect(decoded(orderComputed, '44')).toEqual({
    kind: 'priced',
    goods: 900,
    postage: 1000,
    freePostageFrom: 4900,
    couponDiscount: 0,
    pointsDiscount: 0,
    toPay: 1850,
  });
  expect(decoded(orderComputed, '54')).toEqual({ kind: 'placed', ...PLACED });
});

test('a second click returns the same order', () => {
  expect(decoded(orderCreate, '44')).toEqual({ isNew: true, ...PLACED });
  expect(decoded(orderCreate, '54')).toEqual({ isNew: false, ...PLACED });
  expect(
    decodeAnswer(orderCreate, { status: 200, data: { status: 'ORDER_EXIST', result: { orderId: 'cp1' } } }),
  ).toMatchObject({ value: { isNew: false, orderNumber: 'cp1', orderKey: '' } });
});

test('reports an unknown result with the known ones', () => {
  expect(() => decodeAnswer(orderCreate, { status: 200, data: { status: 'WHATEVER', result: {} } })).toThrow(
    'orderCreate: data.status: expected "SUCCESS" or "EXTEND_ORDER" or "ORDER_EXIST", got string "WHATEVER"',
  );
});

test('reads an unpaid order and the time of its cancellation', () => {
  const order = decoded(orderDetail, '44');
  expect(order).toMatchObject({
    id: '88',
    number: 'cp513622411122334455',
    key: KEY,
    state: 'unpaid',
    isPaid: false,
    payWay: '',
    pieces: 10,
    message: '轻放',
    prices: { goods: 850, postage: 1000, toPay: 1850 },
  });
  expect(order.cancelsAt).toBe((order.placedAt ?? 0) + 30 * 60_000);
  expect(order.paidAt).toBeUndefined();
  expect(order.lines).toHaveLength(1);
});

test('reads a shipped order with a key beyond 2^53', () => {
  expect(decoded(orderDetail, '54')).toMatchObject({
    key: '3646988043223302144',
    state: 'toReceive',
    isPaid: true,
    payWay: '余额支付',
    carrier: '顺丰速运',
    parcelNumber: 'SF1234567890',
    shippedAt: Date.UTC(2025, 10, 20, 16),
    receivedAt: undefined,
  });
});

test('every state survives a round trip; an unknown one offers no actions', () => {
  const all: OrderState[] = [
    'unpaid',
    'toShip',
    'toReceive',
    'toReview',
    'completed',
    'refunding',
    'refunded',
    'unknown',
  ];
  for (const state of all) expect(toOrderState(fromOrderState(state))).toBe(state);
  expect(toOrderState(9)).toBe('unpaid');
  for (const type of [77, -3, 5]) expect(toOrderState(type)).toBe('unknown');
});

test('reports each missing total of an order', () => {
  const { data } = captured('orderDetail', '44') as { data: Record<string, unknown> };
  const { pay_price: _pay, cartInfo: _lines, ...rest } = data;
  expect(() => decodeAnswer(orderDetail, { status: 200, data: rest })).toThrow(
    /data\.cartInfo: expected[^]*data\.pay_price: expected/,
  );
});

test('postage that an answer does not name is unknown, and not free', () => {
  const { data } = captured('orderConfirm', '44') as { data: object };
  const draft = decodeAnswer(orderConfirm, { status: 200, data: { ...data, priceGroup: { totalPrice: '8.50' } } });
  expect(draft).toMatchObject({ value: { prices: { postage: undefined, freePostageFrom: undefined } } });
  const computed = { status: 'NONE', result: { total_price: '8.50', pay_price: '8.50' } };
  expect(decodeAnswer(orderComputed, { status: 200, data: computed })).toMatchObject({
    value: { kind: 'priced', toPay: 850, postage: undefined, freePostageFrom: undefined },
  });
});

test('a draft and a price without the sum of the goods are faults, not ¥0.00', () => {
  const { data } = captured('orderConfirm', '44') as { data: object };
  const read = (priceGroup: object) => decodeAnswer(orderConfirm, { status: 200, data: { ...data, priceGroup } });
  expect(() => read({ sumPrice: '9.00' })).toThrow(/priceGroup\.totalPrice/);
  expect(read({ totalPrice: '8.50', vipPrice: '0.50' })).toMatchObject({ value: { prices: { goods: 900 } } });
  const computed = { status: 'NONE', result: { pay_price: '8.50' } };
  expect(() => decodeAnswer(orderComputed, { status: 200, data: computed })).toThrow(/result\.total_price/);
});

test.each([0, 1_000_000, '1000000.00'])('a threshold of %s is none', (storeFreePostage) => {
  const result = { total_price: '8.50', pay_price: '18.50', pay_postage: '10.00', storeFreePostage };
  expect(decodeAnswer(orderComputed, { status: 200, data: { status: 'NONE', result } })).toMatchObject({
    value: { postage: 1000, freePostageFrom: undefined },
  });
});

test('reads the threshold that applies to the chosen address', () => {
  const result = { total_price: '8.50', pay_price: '18.50', pay_postage: '10.00', storeFreePostage: 99 };
  expect(decodeAnswer(orderComputed, { status: 200, data: { status: 'NONE', result } })).toMatchObject({
    value: { postage: 1000, freePostageFrom: 9900 },
  });
});
