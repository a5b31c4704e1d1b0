import fc from 'fast-check';
import { order } from '../../fixtures/arbitraries.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { thereAndBack } from '../../fixtures/there-and-back.ts';
import { decodeAnswer, encodeValue, orderCounts, orderDetail, orderList, type Order } from '../index.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const row = (): Record<string, unknown> => (captured('orderDetail', '44') as { data: Record<string, unknown> }).data;
/** An unpaid order with other columns. */
function read(columns: object): Order {
  const reply = decodeAnswer(orderDetail, { status: 200, data: { ...row(), ...columns } });
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

test('a page of orders: unpaid, a flash sale to be reviewed, and a parcel that stands for its order', () => {
  const { orders, total } = decoded(orderList, '44');
  expect(total).toBe(3);
  expect(orders.map(({ number, state, kind }) => [number, state, kind])).toEqual([
    ['cp513622411122334455', 'unpaid', 'normal'],
    ['cp513622411122330000', 'toReview', 'flashSale'],
    ['cp513622411122339001', 'toShip', 'normal'],
  ]);
  expect(orders[1]).toMatchObject({
    payWay: '微信支付',
    carrier: '中通快递',
    shippedAt: day('2025-11-19'),
    receivedAt: day('2025-11-21'),
    prices: { goods: 120, postage: 1000, toPay: 1120 },
  });
  expect(orders[2]?.lines).toMatchObject([{ name: '板 1 × 2', colour: '蓝', quantity: 4, unitPrice: 30 }]);
});

test('lists say nothing of ways to pay, parcels and invoices: there are none then', () => {
  for (const one of decoded(orderList, '54').orders) {
    expect(one).toMatchObject({ payWays: [], parcels: [] });
    expect(one).not.toHaveProperty('invoice');
  }
});

test('an order of which all went into refunds, and one with a coupon whose lines are reviewed', () => {
  const [refunded, completed] = decoded(orderList, '54').orders;
  expect(refunded).toMatchObject({ state: 'refunded', isAllRefunded: true, lines: [{ refunded: 10 }] });
  expect(completed).toMatchObject({
    key: '855361066668916736',
    state: 'completed',
    isAllRefunded: false,
    prices: { couponDiscount: 300, toPay: 4720 },
    completedAt: day('2025-11-14'),
  });
  expect(completed?.lines.map(({ couponShare, isReviewed }) => [couponShare, isReviewed])).toEqual([
    [294, true],
    [6, true],
  ]);
});

test('what is asked of the list: a tab, a word, a page', () => {
  expect(encodeValue(orderList, orderList.query, { type: '1', search: '3001', page: 2, limit: 10 })).toEqual({
    type: '1',
    search: '3001',
    page: 2,
    limit: 10,
  });
  expect(encodeValue(orderList, orderList.query, { page: 1, limit: 10 })).toEqual({ page: 1, limit: 10 });
});

test('numbers on the tabs come as digits', () => {
  expect(decoded(orderCounts, '44')).toEqual({
    all: 12,
    unpaid: 1,
    toShip: 2,
    toReceive: 1,
    toReview: 3,
    completed: 5,
    refunding: 1,
  });
  expect(decoded(orderCounts, '54')).toMatchObject({ all: 0, refunding: 0 });
  expect(thereAndBack(orderCounts, decoded(orderCounts, '44'))).toEqual(decoded(orderCounts, '44'));
});

test('an order in two parcels, each with number, state and lines of its own', () => {
  const whole = decoded(orderDetail, '44', 'split');
  expect(whole).toMatchObject({
    number: 'cp513622411122338000',
    state: 'toShip',
    stateTitle: '待收货',
    parcelNumber: '',
    payWays: ['balance', 'wechat'],
  });
  expect(whole.parcels).toMatchObject([
    {
      orderNumber: 'cp513622411122338001',
      state: 'toReceive',
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      shippedAt: day('2025-11-21'),
      lines: [{ name: '砖 2 × 4', quantity: 10 }],
    },
    {
      orderNumber: 'cp513622411122338002',
      state: 'toShip',
      carrier: '',
      parcelNumber: '',
      lines: [{ name: '板 1 × 2', quantity: 4 }],
    },
  ]);
  expect(whole.parcels[1]).not.toHaveProperty('shippedAt');
});

test('parcels sent as bare rows: their state is read from the row, their lines are not known', () => {
  expect(decoded(orderDetail, '54', 'split').parcels).toEqual([
    {
      orderNumber: 'cp513622411122338001',
      state: 'toReceive',
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      lines: [],
    },
    { orderNumber: 'cp513622411122338002', state: 'toShip', carrier: '', parcelNumber: '', lines: [] },
  ]);
  const bare = (status: unknown) => read({ split: [{ order_id: 'cp1', status }] }).parcels[0]?.state;
  expect([2, '3', -2, 77, undefined].map(bare)).toEqual(['toReview', 'completed', 'refunded', 'toShip', 'toShip']);
});

test('an order that came from a promotion says from which; one of tomorrow is no normal one', () => {
  expect(decoded(orderDetail, '54', 'flash-sale')).toMatchObject({
    kind: 'flashSale',
    payWay: '支付宝',
    payWays: ['balance', 'wechat', 'alipay'],
    lines: [{ unitPrice: 45 }],
  });
  expect([undefined, 0, 1, 2, 3, 4, 9, '4'].map((type) => read({ type }).kind)).toEqual([
    'normal',
    'normal',
    'flashSale',
    'other',
    'other',
    'presale',
    'other',
    'presale',
  ]);
});

test('an invoice that was issued, one that was asked for, and none', () => {
  expect(decoded(orderDetail, '54', 'invoice').invoice).toEqual({
    title: '颗粒科技有限公司',
    taxNumber: '91310115MA1K3XYZ0A',
    email: 'bill@example.com',
    isIssued: true,
    number: '25312000000123456789',
  });
  expect(read({ invoice: { name: '颗粒', duty_number: null, email: 'a@example.com', is_invoice: 0 } }).invoice).toEqual(
    { title: '颗粒', taxNumber: '', email: 'a@example.com', isIssued: false, number: '' },
  );
  for (const invoice of [null, undefined]) expect(read({ invoice })).not.toHaveProperty('invoice');
});

test('an order that is fetched at a shop', () => {
  expect(decoded(orderDetail, '44', 'pick-up')).toMatchObject({
    isPickUp: true,
    state: 'toShip',
    stateTitle: '待核销',
  });
  expect(decoded(orderDetail, '44').isPickUp).toBe(false);
});

test('a line tells its key for the review, what went into refunds, and its share of the coupon, where the server does', () => {
  expect(decoded(orderDetail, '54').lines).toMatchObject([
    { reviewKey: '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f', isReviewed: false, refunded: 2, couponShare: 0 },
  ]);
  const {
    unique: _key,
    is_reply: _reply,
    refund_num: _refunded,
    ...bare
  } = (row()['cartInfo'] as Record<string, unknown>[])[0] ?? {};
  expect(read({ cartInfo: [bare] }).lines).toMatchObject([
    { reviewKey: '', isReviewed: false, refunded: 0, couponShare: 0 },
  ]);
});

test('a state that nobody knows promises nothing', () => {
  expect(read({ _status: { _type: 77, _title: null, _msg: '…' } })).toMatchObject({ state: 'toShip', stateTitle: '' });
});

test('any order survives the way through JSON, alone and in a list', () => {
  fc.assert(
    fc.property(order, (one) => {
      expect(thereAndBack(orderDetail, one)).toEqual(one);
      expect(thereAndBack(orderList, { orders: [one], total: 1 })).toEqual({ orders: [one], total: 1 });
    }),
  );
});
