import {
  repairCartList,
  repairCodeCheck,
  repairConfirm,
  repairCreate,
  repairDetail,
  repairList,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { openSession } from '../session/tokens.ts';
import { customerOf } from '../shop/test-customer.ts';
import { LONG_AGO, MINUTE, repairCustomer, submitAll, submitOne } from './test-repairs.ts';

const submission = (orderKey: string, pay_price: number, addressId = '11', mark = '') => ({
  params: { orderKey },
  body: { addressId, mark, pay_price },
});

test('confirms the prices, the default address, and the day on which the review ends at the latest', async () => {
  const customer = repairCustomer();
  const { id, price } = await customer.save({ purchase: LONG_AGO });
  expect(await customer.get(repairConfirm, { body: { cart_ids: [id] } })).toMatchObject({
    orderKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    entries: [{ id, price }],
    address: { id: '11' },
    price,
    terms: { workingDays: 10 },
    // Ten working days after Friday, November 20.
    reviewDueAt: Date.parse('2026-12-04T23:59:59+08:00'),
  });
});

test('a free request is submitted, uses its code at once, and leaves the cart', async () => {
  const customer = repairCustomer();
  const { get, setNumber, repairCode } = customer;
  const { id } = await customer.save();
  const { orderKey } = await get(repairConfirm, { body: { cart_ids: [id] } });
  const created = await get(repairCreate, submission(orderKey, 0, '11', ' 麻烦放快递柜 '));
  expect(created).toEqual({ kind: 'created', requests: [{ number: expect.stringMatching(/^bh\d{18}$/), toPay: 0 }] });
  expect(await get(repairCreate, submission(orderKey, 0))).toEqual(created);
  const number = created.kind === 'created' ? (created.requests[0]?.number ?? '') : '';
  expect(await customer.detail(number)).toMatchObject({
    number,
    status: 'submitted',
    eligibility: { kind: 'free' },
    price: { total: 0 },
    isPaid: false,
    recipient: '林小满',
    address: '浙江省 杭州市 西湖区 文三路 88 号 6 幢 302 室',
    message: '麻烦放快递柜',
    history: [{ status: 'submitted', actor: 'customer', note: '' }],
    clock: { kind: 'runs', daysLeft: 10 },
  });
  expect(await get(repairCodeCheck, { body: { code: repairCode, set_no: setNumber } })).toMatchObject({
    status: 'used',
    usedBy: number,
  });
  expect(await get(repairCartList, {})).toEqual([]);
});

test('several sets become a request each, free or to be paid', async () => {
  const customer = repairCustomer();
  const free = await customer.save();
  const priced = await customer.save({ code: '', list: [customer.line({ cart_num: 1 })] });
  const created = await submitAll(customer, [free.id, priced.id]);
  expect(created).toMatchObject({ kind: 'created', requests: [{ toPay: 0 }, { toPay: priced.price.total }] });
  const { requests, counts } = await customer.get(repairList, { query: { page: 1, limit: 10 } });
  expect(requests.map(({ status }) => status).toSorted()).toEqual(['submitted', 'toPay']);
  expect(counts).toMatchObject({ toPay: 1, review: 1 });
});

test('a code that was used meanwhile: nothing is submitted, the new price is, once it is agreed to', async () => {
  const customer = repairCustomer();
  const { shop, clock, get, repairCode } = customer;
  const { id, price } = await customer.save();
  const { orderKey } = await get(repairConfirm, { body: { cart_ids: [id] } });
  shop.state.usedCodes[repairCode] = { at: clock.now() };
  const repriced = await get(repairCreate, submission(orderKey, 0));
  if (repriced.kind !== 'repriced') return expect.fail('It was submitted.');
  const { confirmation } = repriced;
  expect(confirmation).toMatchObject({
    entries: [{ id, eligibility: { kind: 'paid', reason: 'codeUsed' } }],
    address: { id: '11' },
    price: { parts: price.parts, off: 0, postage: 1000, total: price.parts + 1000 },
  });
  expect(confirmation.orderKey).not.toBe(orderKey);
  expect(shop.state.repairs).toEqual({});
  const created = await get(repairCreate, submission(confirmation.orderKey, confirmation.price.total));
  expect(created).toMatchObject({ kind: 'created', requests: [{ toPay: confirmation.price.total }] });
  // Both keys were confirmed for the same entry, which is submitted once.
  expect((await customer.refusalOf(repairCreate, submission(orderKey, confirmation.price.total))).message).toBe(
    '补件车里的申请有变动，请返回补件车重新确认',
  );
  expect(Object.keys(shop.state.repairs)).toHaveLength(1);
});

test('a used code stays with the request that used it first', async () => {
  const customer = repairCustomer();
  const number = await submitOne(customer);
  await submitOne(customer);
  expect(customer.shop.state.usedCodes[customer.repairCode]).toMatchObject({ number });
});

test('refuses a confirmation that expired, is of another shopper, or whose entry changed', async () => {
  const customer = repairCustomer();
  const { shop, clock, get, refusalOf } = customer;
  const { id } = await customer.save();
  const { orderKey } = await get(repairConfirm, { body: { cart_ids: [id] } });
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await other.refusalOf(repairCreate, submission(orderKey, 0, '13'))).message).toBe(
    '确认已过期，请返回补件车重新确认',
  );
  expect((await refusalOf(repairCreate, submission(orderKey, 0, '13'))).message).toBe('请选择收货地址');
  expect((await refusalOf(repairCreate, submission(orderKey, 0, '11', '颗'.repeat(151)))).message).toBe(
    '留言和备注各不能超过 150 字',
  );
  await customer.save({ list: [customer.line({ cart_num: 1 })] });
  expect((await refusalOf(repairCreate, submission(orderKey, 0))).message).toBe(
    '补件车里的申请有变动，请返回补件车重新确认',
  );
  const fresh = await get(repairConfirm, { body: { cart_ids: [id] } });
  clock.move(10 * MINUTE);
  expect((await refusalOf(repairCreate, submission(fresh.orderKey, 0))).message).toBe(
    '确认已过期，请返回补件车重新确认',
  );
  expect((await refusalOf(repairConfirm, { body: { cart_ids: [] } })).message).toBe('请选择要提交的补件申请');
  expect((await refusalOf(repairConfirm, { body: { cart_ids: ['1'] } })).message).toBe('补件车里没有这个申请');
});

test('a used key leads to the same requests hours later', async () => {
  const customer = repairCustomer();
  const { id } = await customer.save();
  const { orderKey } = await customer.get(repairConfirm, { body: { cart_ids: [id] } });
  const created = await customer.get(repairCreate, submission(orderKey, 0));
  customer.clock.move(300 * MINUTE);
  expect(await customer.get(repairCreate, submission(orderKey, 0))).toEqual(created);
});

test('a request of another shopper is refused like one that does not exist', async () => {
  const customer = repairCustomer();
  const number = await submitOne(customer);
  const { shop } = customer;
  const other = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  const refused = await other.refusalOf(repairDetail, { params: { number } });
  expect(refused).toEqual(await customer.refusalOf(repairDetail, { params: { number: 'bh000000000000000000' } }));
  expect(refused.message).toBe('补件申请不存在');
});
