import fc from 'fast-check';
import { order } from '../../fixtures/arbitraries/order.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue, orderCounts, orderDetail, orderList, type Order } from '../index.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const row = (): Record<string, unknown> => (captured('orderDetail', '44') as { data: Record<string, unknown> }).data;
/** An unpaid order with other columns. */
function read(columns: object): Order {
  const reply = decodeAnswer(orderDetail, { status: 200, data: { ...row(), ...columns } });
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

test('reads a page of orders: unpaid, a flash sale to review, and a parcel in place of its order', () => {
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

test.each([
  ['a cancelled order, where the server lists them', { is_cancelled: 1 }, 'cancelled'],
  ['an unpaid order', { is_cancelled: 0 }, 'unpaid'],
  ['an unpaid order of a server that lists no cancelled ones', {}, 'unpaid'],
])('reads %s', (_, columns, state) => {
  expect(read(columns).state).toBe(state);
});

test('orders of a list have no payment methods, parcels and invoices', () => {
  for (const one of decoded(orderList, '54').orders) {
    expect(one).toMatchObject({ payWays: [], parcels: [] });
    expect(one).toMatchObject({ invoice: undefined });
  }
});

test('reads a fully refunded order, and one with a coupon and reviewed lines', () => {
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

test('an order with a refund that is neither paid, rejected nor cancelled has one in progress', () => {
  const { orders } = decoded(orderList, '54', 'refunding');
  expect(orders.map(({ state, hasOpenRefund }) => [state, hasOpenRefund])).toEqual([
    ['toShip', true],
    ['toReceive', true],
    ['toReceive', false],
    ['toShip', false],
  ]);
  const bare = [undefined, null, [{ id: 1 }], []].map((refund) => read({ refund }).hasOpenRefund);
  expect(bare).toEqual([undefined, undefined, undefined, false]);
});

test('reads whether the group of a group-buy runs, succeeded or failed', () => {
  expect(decoded(orderList, '54', 'group-buy').orders.map(({ groupBuy }) => groupBuy)).toEqual([
    'running',
    'succeeded',
    'succeeded',
    'failed',
  ]);
  const group = { type: 3, pink_id: 31, paid: 1 };
  const titled = (_title: string, _type = 1) => read({ ...group, _status: { _type, _title } }).groupBuy;
  expect([titled('拼團中'), titled('拼团失败', -2), titled('In a group')]).toEqual(['running', 'failed', 'running']);
  // A title in words that are not known, a refund for another reason, and an order that is not paid claim nothing.
  expect([titled('…'), titled('已退款', -2)]).toEqual([undefined, undefined]);
  expect(read({ ...group, paid: 0, _status: { _type: 0, _title: '未支付' } }).groupBuy).toBeUndefined();
  expect(decoded(orderDetail, '54').groupBuy).toBeUndefined();
});

test('subtracts the coupon of a line once: its price is the one before the coupon', () => {
  const [, completed] = decoded(orderList, '54').orders;
  expect(completed?.lines.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([
    [90, 10],
    [30, 4],
  ]);
});

test('the sums of a parcel with a coupon add up, although it is sent with the goods after the coupon', () => {
  const columns = { pay_postage: '0.00', coupon_price: '3.00', deduction_price: '0.50' };
  const prices = { postage: 0, couponDiscount: 300, pointsDiscount: 50 };
  expect(read({ ...columns, total_price: '6.50', pay_price: '6.50' }).prices).toEqual({
    ...prices,
    goods: 1000,
    toPay: 650,
  });
  expect(read({ ...columns, total_price: '10.00', pay_price: '6.50' }).prices).toEqual({
    ...prices,
    goods: 1000,
    toPay: 650,
  });
});

test('sends tab, search and page of the list', () => {
  expect(encodeValue(orderList, orderList.query, { type: '1', search: '3001', page: 2, limit: 10 })).toEqual({
    type: '1',
    search: '3001',
    page: 2,
    limit: 10,
  });
  expect(encodeValue(orderList, orderList.query, { page: 1, limit: 10 })).toEqual({ page: 1, limit: 10 });
});

test('reads the numbers on the tabs from digits', () => {
  expect(decoded(orderCounts, '44')).toEqual({
    all: 12,
    unpaid: 1,
    toShip: 2,
    toReceive: 1,
    toReview: 3,
    completed: 5,
    refunding: 1,
    payWays: ['balance', 'wechat'],
  });
  expect(decoded(orderCounts, '54')).toMatchObject({ all: 0, refunding: 0 });
  const { data } = captured('orderCounts', '54') as { data: Record<string, unknown> };
  const { refunding_count: _, ...others } = data;
  const newer = decodeAnswer(orderCounts, { status: 200, data: { ...others, order_count: '3', pc_order_count: 5 } });
  expect(newer).toMatchObject({ value: { all: 5, refunding: undefined } });
  expect(roundTrip(orderCounts, decoded(orderCounts, '44'))).toEqual(decoded(orderCounts, '44'));
});

test('reads an order in two parcels, each with its own number, state and lines', () => {
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
  expect(whole.parcels[1]).toMatchObject({ shippedAt: undefined });
});

test('reads the state and the pieces of parcels from their rows; which goods each has is not known', () => {
  const { lines, pieces } = decoded(orderDetail, '54', 'split');
  expect([lines.length, pieces]).toEqual([2, 14]);
  expect(decoded(orderDetail, '54', 'split').parcels).toEqual([
    {
      orderNumber: 'cp513622411122338001',
      state: 'toReceive',
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      pieces: 10,
    },
    { orderNumber: 'cp513622411122338002', state: 'toShip', carrier: '', parcelNumber: '', pieces: 4 },
  ]);
  const bare = (status: unknown) => read({ split: [{ order_id: 'cp1', status }] }).parcels[0]?.state;
  expect([2, '3', -2, 77, undefined].map(bare)).toEqual(['toReview', 'completed', 'refunded', 'unknown', 'unknown']);
  const inRefund = (refund_status: unknown) =>
    read({ split: [{ order_id: 'cp1', status: 1, refund_status }] }).parcels[0]?.state;
  expect([0, 1, '2'].map(inRefund)).toEqual(['toReceive', 'refunding', 'refunded']);
});

test.each([[{}], [{ cartInfo: [], total_num: 0 }]])('a parcel without goods in its row is not empty: %j', (columns) => {
  expect(read({ split: [{ order_id: 'cp1', ...columns }] }).parcels).toMatchObject([
    { lines: undefined, pieces: undefined },
  ]);
});

test('reads the promotion of an order; an unknown one is not a normal order', () => {
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

test('reads an issued invoice, a requested one, and none', () => {
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
  for (const invoice of [null, undefined]) expect(read({ invoice })).toMatchObject({ invoice: undefined });
});

test('reads an order for collection at a shop', () => {
  expect(decoded(orderDetail, '44', 'pick-up')).toMatchObject({
    isPickUp: true,
    state: 'toShip',
    stateTitle: '待核销',
  });
  expect(decoded(orderDetail, '44').isPickUp).toBe(false);
});

test('reads the review key, the refunded pieces and the coupon share of a line where the server sends them', () => {
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

test('an unknown state offers no actions', () => {
  expect(read({ _status: { _type: 77, _title: null, _msg: '…' } })).toMatchObject({ state: 'unknown', stateTitle: '' });
});

test('any order survives a round trip through JSON, alone and in a list', () => {
  fc.assert(
    fc.property(order, (one) => {
      expect(roundTrip(orderDetail, one)).toEqual(one);
      expect(roundTrip(orderList, { orders: [one], total: 1 })).toEqual({ orders: [one], total: 1 });
    }),
  );
});
