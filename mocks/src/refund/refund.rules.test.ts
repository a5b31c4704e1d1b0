import {
  orderDetail,
  orderPay,
  refundApply,
  refundCancel,
  refundDel,
  refundDetail,
  refundLines,
  refundList,
  refundReasons,
  refundReturn,
  uploadImage,
  type RefundKind,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts';
import { accountNamed } from '../session/accounts.ts';
import { offerOf, stockOf } from '../goods/goods.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { hasOpenRefund } from '../order/open-refunds.ts';

const SECOND = 1000;
const page = (refund_status = '', number = 1, limit = 20) => ({ query: { refund_status, page: number, limit } });

type RefundRequest = {
  kind?: RefundKind;
  text?: string;
  explanation?: string;
  images?: readonly string[];
  pieces?: readonly (readonly [lineId: string, quantity: number])[];
};
const refundRequest = (
  orderId: string,
  { kind = 'money', text = '不想要了', explanation = '', images = [], pieces }: RefundRequest = {},
) => ({
  params: { orderId },
  body: {
    text,
    refund_reason_wap_explain: explanation,
    refund_reason_wap_img: images.join(','),
    refund_type: kind === 'goods' ? (2 as const) : (1 as const),
    cart_ids: pieces?.map(([cart_id, cart_num]) => ({ cart_id, cart_num })),
  },
});
const parcel = (id: string, refund_express = 'SF1234567890', refund_express_name = '顺丰速运', refund_phone = '') => ({
  body: { id, refund_express, refund_express_name, refund_phone, refund_explain: '' },
});

/** A shopper with an order, and shortcuts for requesting and reading its refunds. */
function withOrder(scenario: ScenarioName = 'an order is paid') {
  const visitor = visit({ scenario });
  const { shop, get } = visitor;
  const order = shop.state.orders[shop.known.orderNumber ?? ''];
  if (!order) throw new Error(`The scenario "${scenario}" knows no order.`);
  shop.state.backOffice.ships = 'never';
  shop.state.backOffice.decides = 'agrees';
  const newest = async () => {
    const { refunds } = await get(refundList, page());
    const [refund] = refunds;
    if (!refund) throw new Error('There is no refund.');
    return refund;
  };
  const balance = () => accountNamed(shop, 'demo').balance;
  const [line] = order.lines;
  if (!line) throw new Error('The order has no line.');
  return {
    ...visitor,
    order,
    line,
    newest,
    balance,
    requestRefund: (request?: RefundRequest) => get(refundApply, refundRequest(order.id, request)),
    requestRefusal: (request?: RefundRequest) => visitor.refusalOf(refundApply, refundRequest(order.id, request)),
  };
}

const stocks = (shop: Shop, order: StoredOrder) =>
  order.lines.map((line) => stockOf(shop, offerOf(shop, line.productId, line.uniqueId) ?? expect.fail()));

test('refunds an unshipped order in full, including postage, and returns its pieces to the stock', async () => {
  const { shop, clock, get, requestRefund, order, newest, balance } = withOrder();
  const [before, stock] = [balance(), stocks(shop, order)];
  await requestRefund();
  expect(await newest()).toMatchObject({
    state: 'underReview',
    kind: 'money',
    amount: order.toPay,
    stateTitle: '申请退款中',
    orderId: order.id,
    pieces: 30,
  });
  clock.move(19 * SECOND);
  expect((await newest()).state).toBe('underReview');
  expect(balance()).toBe(before);
  clock.move(SECOND);
  expect(await newest()).toMatchObject({ state: 'refunded', stateTitle: '已退款', refundedAt: clock.now() });
  expect(balance()).toBe(before + order.toPay);
  expect(stocks(shop, order)).toEqual(stock.map((pieces) => pieces + 10));
  expect(await get(orderDetail, { params: { orderNumber: order.number } })).toMatchObject({
    state: 'refunded',
    isAllRefunded: true,
  });
});

test('refunds some pieces of a line in proportion, and the rest by a later request', async () => {
  const { clock, get, requestRefund, requestRefusal, order, line, newest } = withOrder();
  await requestRefund({ pieces: [[line.id, 4]] });
  const amount = Math.floor(((line.unitPrice * line.quantity - line.couponShare) * 4) / line.quantity);
  expect(await newest()).toMatchObject({ amount, pieces: 4, lines: [{ id: line.id, quantity: 4 }] });
  clock.move(20 * SECOND);
  const lines = await get(refundLines, { params: { orderId: order.id } });
  expect(lines.map(({ left }) => left)).toEqual([6, 10, 10]);
  expect(lines.reduce((sum, { postageShare }) => sum + postageShare, 0)).toBe(order.postage);
  expect((await requestRefusal({ pieces: [[line.id, 7]] })).message).toBe('该商品最多还能退6件');
  expect((await get(orderDetail, { params: { orderNumber: order.number } })).lines[0]).toMatchObject({ refunded: 4 });
  await requestRefund();
  clock.move(20 * SECOND);
  const { refunds } = await get(refundList, page());
  expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(order.toPay);
  expect((await requestRefusal()).message).toBe('该订单的商品都已退款');
});

test('refunds goods after their return, and shows the return address only while it is needed', async () => {
  const { shop, clock, get, requestRefund, order, line, newest, balance } = withOrder('an order is shipped');
  const [before, [stock = 0]] = [balance(), stocks(shop, order)];
  await requestRefund({ kind: 'goods', pieces: [[line.id, line.quantity]] });
  const detail = async () => get(refundDetail, { params: { refundNumber: (await newest()).number } });
  expect(await detail()).toMatchObject({
    state: 'underReview',
    kind: 'goods',
    carriers: [],
    returnTo: { name: '', phone: '', address: '' },
  });
  clock.move(20 * SECOND);
  const agreed = await detail();
  expect(agreed).toMatchObject({
    state: 'awaitingReturn',
    orderNumber: order.number,
    returnTo: { name: 'pip 颗粒铺售后组' },
  });
  expect(agreed.carriers).toContain('顺丰速运');
  clock.move(3_600_000);
  expect((await newest()).state).toBe('awaitingReturn');
  await get(refundReturn, parcel(agreed.id));
  expect(await detail()).toMatchObject({
    state: 'returning',
    returnCarrier: '顺丰速运',
    returnNumber: 'SF1234567890',
    carriers: agreed.carriers,
  });
  expect(balance()).toBe(before);
  clock.move(40 * SECOND);
  expect(await detail()).toMatchObject({ state: 'refunded', carriers: [], kind: 'goods' });
  expect(balance()).toBe(before + agreed.amount);
  expect(stocks(shop, order)[0]).toBe(stock + line.quantity);
  expect(agreed.amount).toBe(line.unitPrice * line.quantity - line.couponShare);
});

test('refunding shipped goods without a return leaves stock and postage unchanged', async () => {
  const { shop, clock, requestRefund, order, newest } = withOrder('an order is shipped');
  const stock = stocks(shop, order);
  await requestRefund();
  clock.move(20 * SECOND);
  expect(await newest()).toMatchObject({ state: 'refunded', amount: order.toPay - order.postage });
  expect(stocks(shop, order)).toEqual(stock);
  expect(order.step).toBe('refunded');
});

test('refunds an order that was paid by code by the same way, not to the balance', async () => {
  const { shop, clock, get, newest } = visitUnpaid();
  const number = shop.known.orderNumber ?? '';
  await get(orderPay, { body: { uni: number, paytype: 'alipay', from: 'pc' } });
  clock.move(10 * SECOND);
  const order = shop.state.orders[number] ?? expect.fail();
  const before = accountNamed(shop, 'demo').balance;
  await get(refundApply, refundRequest(order.id));
  clock.move(20 * SECOND);
  expect(await newest()).toMatchObject({ state: 'refunded', amount: order.toPay });
  expect(accountNamed(shop, 'demo').balance).toBe(before);
});

function visitUnpaid() {
  const visitor = visit({ scenario: 'an order waits for payment' });
  visitor.shop.state.backOffice.ships = 'never';
  return { ...visitor, newest: async () => (await visitor.get(refundList, page())).refunds[0] ?? expect.fail() };
}

test('a rejected refund has a reason, and its pieces can be requested again', async () => {
  const { shop, clock, requestRefund, newest, balance } = withOrder();
  shop.state.backOffice.decides = 'rejects';
  const before = balance();
  await requestRefund();
  clock.move(20 * SECOND);
  expect(await newest()).toMatchObject({
    state: 'rejected',
    stateTitle: '拒绝退款',
    refusal: expect.stringContaining('不予退款'),
  });
  expect(balance()).toBe(before);
  shop.state.backOffice.decides = 'agrees';
  await requestRefund();
  expect((await newest()).state).toBe('underReview');
});

test('an order has one open refund; withdrawing it removes it and allows another request', async () => {
  const { shop, clock, get, refusalOf, requestRefund, requestRefusal, order, newest } = withOrder();
  await requestRefund();
  const { number } = await newest();
  expect((await requestRefusal()).message).toBe('该订单有一个退款申请正在处理，处理完后可再次申请');
  expect(hasOpenRefund(shop, order)).toBe(true);
  await get(refundCancel, { params: { refundNumber: number } });
  expect(hasOpenRefund(shop, order)).toBe(false);
  expect(await get(refundList, page())).toEqual({ refunds: [], total: 0 });
  expect((await refusalOf(refundDetail, { params: { refundNumber: number } })).message).toBe('退款申请不存在');
  expect((await refusalOf(refundCancel, { params: { refundNumber: number } })).message).toBe('退款申请不存在');
  expect((await get(refundLines, { params: { orderId: order.id } })).map(({ left }) => left)).toEqual([10, 10, 10]);
  clock.move(60 * SECOND);
  await requestRefund();
  expect((await newest()).amount).toBe(order.toPay);
});

test('a refund can be withdrawn until it is closed, even while the goods are returning', async () => {
  const { clock, get, refusalOf, requestRefund, newest } = withOrder('an order is shipped');
  for (const wait of [0, 20 * SECOND]) {
    await requestRefund({ kind: 'goods' });
    clock.move(wait);
    await get(refundCancel, { params: { refundNumber: (await newest()).number } });
  }
  await requestRefund({ kind: 'goods' });
  clock.move(20 * SECOND);
  await get(refundReturn, parcel((await newest()).id));
  await get(refundCancel, { params: { refundNumber: (await newest()).number } });
  await requestRefund();
  clock.move(20 * SECOND);
  const { number } = await newest();
  expect((await refusalOf(refundCancel, { params: { refundNumber: number } })).message).toBe(
    '该退款已处理完成，不能撤销',
  );
});

test('an order is not shipped while its refund is open', async () => {
  const { shop, clock, get, requestRefund, order, line } = withOrder();
  shop.state.backOffice.ships = 'whole';
  shop.state.backOffice.decides = 'never';
  await requestRefund({ pieces: [[line.id, 1]] });
  clock.move(120 * SECOND);
  await get(refundReasons, {});
  expect(order.shippedAt).toBeUndefined();
  shop.state.backOffice.decides = 'agrees';
  clock.move(120 * SECOND);
  await get(refundReasons, {});
  expect(order.step).toBe('toReceive');
});

test('refuses an invalid request with a reason, and changes nothing', async () => {
  const { shop, get, requestRefusal, refusalOf, order, line } = withOrder();
  const before = structuredClone(shop.state);
  const cases: readonly (readonly [RefundRequest, string])[] = [
    [{ text: '  ' }, '请选择退款原因'],
    [{ text: '原'.repeat(151) }, '退款原因和说明各不能超过150字'],
    [{ explanation: '😀'.repeat(151) }, '退款原因和说明各不能超过150字'],
    [{ kind: 'goods' }, '订单尚未发货，只能申请仅退款'],
    [{ pieces: [] }, '请选择要退款的商品'],
    [{ pieces: [[line.id, 0]] }, '退款数量至少为1'],
    [{ pieces: [[line.id, -3]] }, '退款数量至少为1'],
    [{ pieces: [[line.id, 11]] }, '该商品最多还能退10件'],
    [
      {
        pieces: [
          [line.id, 6],
          [line.id, 5],
        ],
      },
      '该商品最多还能退10件',
    ],
    [{ pieces: [[line.id, 1e9]] }, '该商品最多还能退10件'],
    [{ pieces: [['999', 1]] }, '订单中没有该商品'],
    [{ images: ['/uploads/none.png'] }, '图片不存在，请重新上传'],
    [{ images: ['https://elsewhere.test/cat.png'] }, '图片不存在，请重新上传'],
  ];
  for (const [request, message] of cases)
    expect((await requestRefusal(request)).message, JSON.stringify(request)).toBe(message);
  expect((await refusalOf(refundApply, refundRequest('999999'))).status).toBe(410173);
  expect(shop.state.refunds).toEqual(before.refunds);
  expect(shop.state.orders[order.number]).toEqual(before.orders[order.number]);
  await get(refundApply, refundRequest(order.id, { explanation: '😀'.repeat(150) }));
});

test('accepts three uploaded images, and no fourth', async () => {
  const { get, requestRefund, requestRefusal, newest } = withOrder();
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const images = await Promise.all(
    Array.from(
      { length: 4 },
      async () => (await get(uploadImage, { body: { filename: 'file', file: new File([bytes], 'a.png') } })).url,
    ),
  );
  expect((await requestRefusal({ images })).message).toBe('图片最多3张');
  const [first = '', second = '', third = ''] = images;
  await requestRefund({ images: [first, `http://shop.test${second}`, third] });
  expect((await newest()).images).toEqual([first, second, third]);
});

test('refuses a refund of an unpaid order, and of a split one as a whole', async () => {
  const unpaid = visitUnpaid();
  const [order] = Object.values(unpaid.shop.state.orders);
  expect((await unpaid.refusalOf(refundApply, refundRequest(order?.id ?? ''))).message).toBe(
    '订单尚未支付，不能申请退款',
  );
  expect((await unpaid.refusalOf(refundLines, { params: { orderId: order?.id ?? '' } })).message).toBe(
    '订单尚未支付，不能申请退款',
  );
  const split = visit({ scenario: 'an order is sent in two parcels' });
  const parentOrder = Object.values(split.shop.state.orders).find(({ step }) => step === 'split') ?? expect.fail();
  expect((await split.refusalOf(refundApply, refundRequest(parentOrder.id))).message).toMatch(/分成几个包裹/);
  for (const number of parentOrder.parcels ?? [])
    await split.get(refundApply, refundRequest(split.shop.state.orders[number]?.id ?? ''));
  split.clock.move(20 * SECOND);
  const { refunds } = await split.get(refundList, page());
  const sent = (parentOrder.parcels ?? []).some((number) => split.shop.state.orders[number]?.postage !== 0);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    parentOrder.toPay - (sent ? parentOrder.postage : 0),
  );
});

test('accepts a valid carrier and parcel number, and only if a return is expected', async () => {
  const { get, refusalOf, shop } = visit({ scenario: 'a refund waits for the parcel' });
  const id = shop.known.refundId ?? '';
  for (const number of ['', '1234', '单号12345', 'SF 123456', `S${'1'.repeat(32)}`, '-12345'])
    expect((await refusalOf(refundReturn, parcel(id, number))).message).toMatch(/^快递单号/);
  for (const carrier of ['', '   ', '顺'.repeat(31)])
    expect((await refusalOf(refundReturn, parcel(id, 'SF12345', carrier))).message).toMatch(/^请填写快递公司/);
  expect((await refusalOf(refundReturn, parcel(id, 'SF12345', '顺丰', '1380013800'))).message).toBe(
    '请填写正确的手机号或座机号',
  );
  await get(refundReturn, parcel(id, ' yt-2026-001 ', ' 圆通 ', '0754-88001234'));
  expect(shop.state.refunds[shop.known.refundNumber ?? '']).toMatchObject({
    parcel: { number: 'yt-2026-001', carrier: '圆通', phone: '0754-88001234' },
  });
  expect((await refusalOf(refundReturn, parcel(id))).message).toBe('该退款现在不需要填写退货快递');
});

test('lists all, open or closed refunds, newest first, in pages; closed ones can be deleted', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'refunds of every kind', language: 'en' });
  const all = await get(refundList, page());
  expect(all.refunds.map(({ state }) => state)).toEqual([
    'underReview',
    'returning',
    'awaitingReturn',
    'rejected',
    'refunded',
  ]);
  expect(all.total).toBe(5);
  expect((await get(refundList, page('1'))).refunds.map(({ state }) => state)).toEqual([
    'underReview',
    'returning',
    'awaitingReturn',
  ]);
  expect(await get(refundList, page('2'))).toMatchObject({
    total: 2,
    refunds: [{ state: 'rejected', refusal: expect.stringContaining('Weight') }, { state: 'refunded' }],
  });
  expect((await get(refundList, page('', 2, 2))).refunds).toEqual(all.refunds.slice(2, 4));
  for (const { number } of all.refunds.slice(0, 3))
    expect((await refusalOf(refundDel, { params: { refundNumber: number } })).message).toMatch(/still in progress/);
  for (const { number } of all.refunds.slice(3)) await get(refundDel, { params: { refundNumber: number } });
  expect((await get(refundList, page())).total).toBe(3);
  expect(all.refunds.every(({ number }) => /^\d{19}$/.test(number))).toBe(true);
  expect(
    (await customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token }).get(refundList, page()))
      .total,
  ).toBe(0);
});

test('cannot access orders and refunds of other shoppers', async () => {
  const { shop, order, requestRefund, newest } = withOrder('an order is shipped');
  await requestRefund({ kind: 'goods' });
  const { id, number } = await newest();
  const { refusalOf } = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  const path = { params: { refundNumber: number } };
  for (const call of [refundDetail, refundCancel, refundDel])
    expect((await refusalOf(call, path)).message).toBe('退款申请不存在');
  expect((await refusalOf(refundReturn, parcel(id))).message).toBe('退款申请不存在');
  expect((await refusalOf(refundApply, refundRequest(order.id))).status).toBe(410173);
  expect((await refusalOf(refundLines, { params: { orderId: order.id } })).status).toBe(410173);
});

test('lists the reasons in the language of the shopper', async () => {
  for (const [language, last] of [
    ['zh-Hans', '其他原因'],
    ['zh-Hant', '其他原因'],
    ['en', 'Other reason'],
  ] as const) {
    const reasons = await visit({ scenario: 'a shopper is signed in', language }).get(refundReasons, {});
    expect(reasons.length).toBeGreaterThan(5);
    expect(reasons.at(-1)).toBe(last);
  }
});

/** A shopper's action on a refund, `after` seconds after the previous one. */
const anyAction = fc.record({
  after: fc.integer({ min: 1, max: 300 }),
  action: fc.constantFrom('request', 'withdraw', 'sendBack'),
  kind: fc.constantFrom<RefundKind>('money', 'goods'),
  order: fc.nat({ max: 2 }),
  part: fc.double({ min: 0.1, max: 1, noNaN: true }),
});
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

function shopWithOrders() {
  const visitor = visit({ scenario: 'an order is paid' });
  for (const scenario of ['an order is paid', 'an order is shipped'] as const) scenarios[scenario](visitor.shop);
  visitor.shop.state.backOffice.ships = 'whole';
  visitor.shop.state.backOffice.decides = 'agrees';
  return visitor;
}

async function perform(
  { shop, ask }: ReturnType<typeof shopWithOrders>,
  { action, kind, order: place, part }: Action,
): Promise<void> {
  const order = Object.values(shop.state.orders)[place] ?? expect.fail();
  const open = Object.values(shop.state.refunds).findLast(({ orderNumber }) => orderNumber === order.number);
  const pieces = order.lines
    .slice(0, 2)
    .map((line) => [line.id, Math.ceil((line.quantity - line.refunded) * part)] as const)
    .filter(([, quantity]) => quantity > 0);
  // Actions may be refused, in both shops alike.
  if (action === 'request') await ask(refundApply, refundRequest(order.id, { kind, pieces }));
  if (action === 'withdraw') await ask(refundCancel, { params: { refundNumber: open?.number ?? 'none' } });
  if (action === 'sendBack') await ask(refundReturn, parcel(open?.id ?? '0'));
}

test('has the same result when events run late, and never refunds more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 8 }), async (actions) => {
      const [polled, idle] = [shopWithOrders(), shopWithOrders()];
      for (const action of actions) {
        for (let left = action.after; left > 0; left -= 10) {
          polled.clock.move(Math.min(10, left) * SECOND);
          runDueEvents(polled.shop);
        }
        idle.clock.move(action.after * SECOND);
        await perform(polled, action);
        await perform(idle, action);
      }
      for (const { shop, clock } of [polled, idle]) {
        clock.move(7 * 24 * 3600 * SECOND);
        runDueEvents(shop);
        runDueEvents(shop);
      }
      expect(idle.shop.state.refunds).toEqual(polled.shop.state.refunds);
      expect(idle.shop.state.orders).toEqual(polled.shop.state.orders);
      expect(idle.shop.state.accounts).toEqual(polled.shop.state.accounts);
      expect(idle.shop.state.stock).toEqual(polled.shop.state.stock);
      for (const order of Object.values(polled.shop.state.orders)) {
        const paid = Object.values(polled.shop.state.refunds).filter(
          ({ state, orderNumber }) => state === 'refunded' && orderNumber === order.number,
        );
        expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(order.toPay);
        expect(order.lines.every(({ refunded, quantity }) => refunded >= 0 && refunded <= quantity)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
