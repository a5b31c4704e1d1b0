import type { BalanceRecord } from '@shop/contracts';

/** Changes of a balance, for stories and tests. */

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const record = (id: string, time: string, values: Partial<BalanceRecord>): BalanceRecord => ({
  id,
  type: 'pay_product',
  title: '余额支付购买商品',
  note: '',
  isGain: false,
  amount: 0,
  at: at(time),
  month: time.slice(0, 7),
  ...values,
});

export const records: readonly BalanceRecord[] = [
  record('9', '2026-11-20T10:02', {
    note: '余额支付55.80元购买商品',
    amount: 5_580,
    balance: 14_420,
    orderNumber: 'cp202611201001080042',
  }),
  record('8', '2026-11-08T21:30', {
    type: 'recharge',
    title: '用户余额充值',
    note: '成功充值余额100.00元，赠送5.00元',
    isGain: true,
    amount: 10_500,
    balance: 20_000,
  }),
  record('7', '2026-10-29T09:14', {
    type: 'pay_product_refund',
    title: '商品退款',
    note: '订单退款12.60元到余额',
    isGain: true,
    amount: 1_260,
    balance: 9_500,
    orderNumber: 'cp202610281001080017',
  }),
  record('6', '2026-10-28T15:40', { note: '余额支付23.90元购买商品', amount: 2_390, balance: 8_240 }),
  record('5', '2026-10-02T08:00', {
    type: 'system_add',
    title: '系统增加余额',
    note: '商店赠送余额5.00元',
    isGain: true,
    amount: 500,
    balance: 10_630,
  }),
  record('4', '2026-07-11T12:00', {
    type: 'recharge',
    title: '用户余额充值',
    note: '成功充值余额1234567.89元',
    isGain: true,
    amount: 123_456_789,
    balance: 123_466_919,
  }),
];

/** What a stock server may leave out: the balance after the change, the note, the time. */
export const bareRecords: readonly BalanceRecord[] = [
  { id: '3', type: 'system_sub', title: '系统减少余额', note: '', isGain: false, amount: 100, month: '2026-05' },
  { id: '2', type: '', title: '抽奖', note: '', isGain: true, amount: 88, month: '' },
];

export const englishRecords: readonly BalanceRecord[] = records.map((one, index) => ({
  ...one,
  title: one.isGain
    ? 'Top-up of the balance by the shopper in the web shop'
    : 'Order paid with the balance of the account',
  note:
    index % 2 === 0
      ? '¥1,234,567.89 topped up, ¥123,456.78 bonus for a regular customer of the Hangzhou Brick Workshop'
      : `¥${(one.amount / 100).toFixed(2)} paid with the balance`,
}));
export const traditionalRecords: readonly BalanceRecord[] = records.map((one) => ({
  ...one,
  title: one.isGain ? '會員餘額儲值' : '餘額付款購買商品',
  note: one.isGain ? '成功儲值餘額，贈送老顧客回饋金，僅限本店購物使用，不能提領' : '餘額付款購買商品，訂單已完成出貨',
}));
