import { decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { balanceRecords, balanceTotals } from '../index.ts';

test('reads what was paid and gained, with the balance after it and the month that the server groups it in', () => {
  const { records, total } = decoded(balanceRecords, '44');
  expect(records).toEqual([
    {
      id: '88',
      type: 'pay_product',
      title: '余额支付购买商品',
      note: '余额支付18.50元购买商品',
      isGain: false,
      amount: 1850,
      balance: 18_150,
      at: Date.parse('2025-11-20T10:00:00+08:00'),
      month: '2025-11',
    },
    expect.objectContaining({ isGain: true, amount: 20_000, balance: 20_000, month: '2025-10' }),
  ]);
  expect(total).toBe(2);
});

test('reads rows with holes, without a note, a balance, a month or a count', () => {
  const { records, total } = decoded(balanceRecords, '54');
  expect(records.map(({ amount, balance, note, month }) => [amount, balance, note, month])).toEqual([
    [50, 50, '', '2025-11'],
    [123_456_789, undefined, '订单余额退款1234567.89元', '2025-09'],
  ]);
  expect(total).toBeUndefined();
});

test('the id of an order row is no order number: no record of a stock server leads to an order', () => {
  for (const generation of ['44', '54'] as const)
    expect(decoded(balanceRecords, generation).records.map(({ orderNumber }) => orderNumber)).toEqual([
      undefined,
      undefined,
    ]);
  const page = { records: [{ ...decoded(balanceRecords, '44').records[0]!, orderNumber: 'cp513622411122334455' }] };
  expect(roundTrip(balanceRecords, page).records[0]?.orderNumber).toBe('cp513622411122334455');
});

test('the sign comes from the kind of change, never from the amount', () => {
  const row = { id: 1, title: '扣款', pm: 0, number: '-5.00', add_time: '' };
  expect(decodeAnswer(balanceRecords, { status: 200, data: { list: [row], time: [], count: 1 } })).toMatchObject({
    value: { records: [{ isGain: false, amount: 500, at: undefined, month: '' }] },
  });
});

test('an amount that is no number is a fault with its path', () => {
  const row = { id: 1, title: '扣款', pm: 0, number: 'viel', add_time: '' };
  expect(() => decodeAnswer(balanceRecords, { status: 200, data: { list: [row] } })).toThrow(
    'balanceRecords: data.list[0].number: expected',
  );
});

test('sends each month once, beside the rows', () => {
  const { records } = decoded(balanceRecords, '44');
  expect(encodeAnswer(balanceRecords, { records: [...records, ...records] })).toMatchObject({
    data: { time: ['2025-11', '2025-10'] },
  });
});

test('reads the top-ups, and no spent amount from servers that only subtract the balance from them', () => {
  expect(decoded(balanceTotals, '44')).toEqual({ balance: 18_150, toppedUp: 20_000 });
  expect(decoded(balanceTotals, '54')).toEqual({ balance: 50, toppedUp: 0 });
  const totals = { balance: 18_150, toppedUp: 20_000, spent: 1850 };
  expect(roundTrip(balanceTotals, totals)).toEqual(totals);
  expect(decodeAnswer(balanceTotals, { status: 200, data: {} })).toMatchObject({ value: {} });
});
