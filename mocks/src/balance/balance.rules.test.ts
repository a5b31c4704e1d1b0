import { balanceRecords, balanceTotals, currentUser, orderPay, refundApply, topUp, type Fen } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pay } from '../order/test-orders.ts';
import { accountNamed } from '../session/accounts.ts';
import { sum } from '../goods/prices.ts';
import { visit } from '../shop/test-customer.ts';
import { changeBalance } from './change-balance.ts';
import { recordsOf } from './describe-record.ts';

const list = (type: string, page = 1, limit = 100) => ({ params: { type }, query: { page, limit } });
const MINUTE = 60_000;

test('a payment, a top-up and a refund each write a record with the balance after it', async () => {
  const { shop, clock, get } = visit({ scenario: 'an order waits for payment', params: { account: 'poor' } });
  const start = accountNamed(shop, 'poor').balance;
  expect((await get(balanceRecords, list('0'))).records).toEqual([]);
  const orderNumber = shop.known.orderNumber ?? '';
  shop.state.backOffice.ships = 'never';
  await get(topUp, { body: { price: 10_000, rechar_id: '2', type: 0, from: 'alipay' } });
  clock.move(MINUTE);
  await get(orderPay, pay(orderNumber));
  const order = shop.state.orders[orderNumber] ?? expect.fail();
  clock.move(MINUTE);
  await get(refundApply, {
    params: { orderId: order.id },
    body: { text: '不想要了', refund_reason_wap_explain: '', refund_reason_wap_img: '', refund_type: 1 },
  });
  clock.move(MINUTE);
  const { records, total } = await get(balanceRecords, list('0'));
  expect(total).toBe(3);
  expect(records).toMatchObject([
    { type: 'pay_product_refund', isGain: true, amount: order.toPay, orderNumber, balance: start + 10_500 },
    { type: 'pay_product', isGain: false, amount: order.toPay, orderNumber, balance: start + 10_500 - order.toPay },
    {
      type: 'recharge',
      isGain: true,
      amount: 10_500,
      note: '成功充值余额100.00元，赠送5.00元',
      balance: start + 10_500,
    },
  ]);
  expect(await get(balanceTotals, {})).toEqual({ balance: start + 10_500, toppedUp: 10_000, spent: 0 });
});

test('lists what was spent or gained alone, page by page, newest first, in the months of Shanghai', async () => {
  const { get } = visit({ scenario: 'many balance records' });
  const all = (await get(balanceRecords, list('0'))).records;
  expect(all.map(({ at = 0 }) => at)).toEqual(all.map(({ at = 0 }) => at).toSorted((a, b) => b - a));
  expect((await get(balanceRecords, list('1'))).records).toEqual(all.filter(({ isGain }) => !isGain));
  expect((await get(balanceRecords, list('2'))).records).toEqual(all.filter(({ isGain }) => isGain));
  expect((await get(balanceRecords, list('3'))).records).toEqual([]);
  expect((await get(balanceRecords, list('0', 2, 20))).records).toEqual(all.slice(20, 40));
  for (const { at = 0, month } of all)
    expect(month).toBe(
      new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit' }).format(at),
    );
});

test('the records of the demo account explain its balance from the first one on', async () => {
  for (const scenario of ['a shopper is signed in', 'orders of every kind', 'refunds of every kind'] as const) {
    const { shop, get } = visit({ scenario });
    const account = accountNamed(shop, 'demo');
    expect(sum(recordsOf(shop, account).map(({ record }) => record.amount)), scenario).toBe(account.balance);
    const { records } = await get(balanceRecords, list('0'));
    expect(records[0]?.balance).toBe((await get(currentUser, {})).balance);
    expect(
      records.every(({ balance = -1 }) => balance >= 0),
      scenario,
    ).toBe(true);
  }
});

test('whatever happens, each record follows from the one before it', () => {
  const change = fc.record({
    amount: fc.integer({ min: -5000, max: 5000 }).filter((fen) => fen !== 0),
    at: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const { shop } = visit();
      const account = accountNamed(shop, 'new');
      const start: Fen = account.balance;
      for (const { amount, at } of changes) changeBalance(shop, account, { kind: 'credit', amount, at });
      const chain = recordsOf(shop, account).toReversed();
      expect(chain).toHaveLength(changes.length);
      let balance = start;
      for (const entry of chain) expect(entry.balance).toBe((balance += entry.record.amount));
      expect(balance).toBe(account.balance);
    }),
    { numRuns: 30 },
  );
});

test('a shop with top-ups switched off says so, and issues no code', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  shop.state.hasTopUps = false;
  expect((await get(currentUser, {})).hasTopUp).toBe(false);
  expect((await refusalOf(topUp, { body: { price: 5000, rechar_id: '1', type: 0, from: 'alipay' } })).message).toBe(
    '充值功能已关闭',
  );
  expect(shop.state.codes).toEqual({});
});
