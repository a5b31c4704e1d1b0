import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue } from '../envelope.ts';
import { orderConfirm, orderCounts, orderPay, paymentStatus, repairDetail, type Payment } from '../index.ts';

test('reads a payment from the balance', () => {
  expect(decoded(orderPay, '44')).toEqual({ kind: 'paid' });
});

test('reads a code to scan and its expiry', () => {
  expect(decoded(orderPay, '44', 'wechat')).toEqual({
    kind: 'qr',
    by: 'wechat',
    code: 'weixin://wxpay/bizpayurl?pr=def',
    validUntil: 1_763_600_160_000,
  });
  for (const generation of ['44', '54'] as const)
    expect(decoded(orderPay, generation, 'alipay')).toEqual({
      kind: 'qr',
      by: 'alipay',
      code: 'https://qr.alipay.com/bax00000abcdefgh',
      validUntil: 1_763_600_160_000,
    });
  expect(decoded(orderPay, '54')).toEqual({
    kind: 'qr',
    by: 'wechat',
    code: 'weixin://wxpay/bizpayurl?pr=abc',
    validUntil: 1_763_600_160_000,
  });
});

test.each([
  ['PAY_DEFICIENCY', 'short'],
  ['PAY_ERROR', 'failed'],
])('%s is a failed payment with body status 200', (status, kind) => {
  expect(decodeAnswer(orderPay, { status: 200, msg: '余额不足', data: { status, result: [] } })).toEqual({
    kind: 'done',
    value: { kind },
    message: '余额不足',
  });
});

test('reads an insufficient balance from body status 200', () => {
  expect(decoded(orderPay, '54', 'short')).toEqual({ kind: 'short' });
});

test('each result survives a round trip', () => {
  const outcomes: Payment[] = [
    { kind: 'paid' },
    { kind: 'short' },
    { kind: 'failed' },
    { kind: 'qr', by: 'alipay', code: 'https://qr.alipay.com/x', validUntil: 1_763_600_160_000 },
    { kind: 'qr', by: 'wechat', code: 'weixin://x' },
  ];
  for (const outcome of outcomes) expect(roundTrip(orderPay, outcome)).toEqual(outcome);
});

test('reports an unknown result with the known ones', () => {
  expect(() => decodeAnswer(orderPay, { status: 200, data: { status: 'MAYBE', result: [] } })).toThrow(
    /orderPay: data\.status: expected .*"PAY_DEFICIENCY".*"WECHAT_PC_PAY"/,
  );
});

test('reads the payment methods: 1 is on and 2 is off for the balance, the others are numbers or booleans', () => {
  expect(decoded(orderConfirm, '44').payWays).toEqual(['balance', 'wechat']);
  expect(decoded(orderConfirm, '54').payWays).toEqual(['wechat']);
  expect(decoded(orderConfirm, '54', 'flash-sale').payWays).toEqual(['balance', 'wechat', 'alipay']);
});

test.each([
  ['balance', 'yue'],
  ['wechat', 'weixin'],
  ['alipay', 'alipay'],
] as const)('paying by %s is asked for as %s', (paytype, sent) => {
  expect(encodeValue(orderPay, orderPay.body, { uni: 'cp1', paytype, from: 'pc' })).toEqual({
    uni: 'cp1',
    paytype: sent,
    from: 'pc',
  });
});

test('reads whether it is paid, and the remaining seconds of the code, never below 0', () => {
  expect(decoded(paymentStatus, '44')).toEqual({ isPaid: false, secondsLeft: 37 });
  expect(decoded(paymentStatus, '54')).toEqual({ isPaid: true, secondsLeft: 0 });
  expect(decodeAnswer(paymentStatus, { status: 200, data: { status: 0, time: -3 } })).toMatchObject({
    value: { isPaid: false, secondsLeft: 0 },
  });
  expect(decodeAnswer(paymentStatus, { status: 200, data: { status: true } })).toMatchObject({
    value: { isPaid: true, secondsLeft: undefined },
  });
});

test('the order counts name the payment methods of the shop; without the switches they are unknown', () => {
  expect(decoded(orderCounts, '44').payWays).toEqual(['balance', 'wechat']);
  expect(decoded(orderCounts, '54').payWays).toEqual(['wechat', 'alipay']);
  const { data } = captured('orderCounts', '44') as { data: Record<string, unknown> };
  const { yue_pay_status: _, pay_weixin_open: __, ali_pay_status: ___, ...counts } = data;
  expect(decodeAnswer(orderCounts, { status: 200, data: counts })).toMatchObject({ value: { payWays: undefined } });
  const nulled = { ...data, yue_pay_status: null, pay_weixin_open: null, ali_pay_status: null };
  expect(decodeAnswer(orderCounts, { status: 200, data: nulled })).toMatchObject({ value: { payWays: undefined } });
});

test('a repair request names how it can be paid; without the switches that is unknown', () => {
  expect(decoded(repairDetail, '54', 'to-pay').payWays).toEqual(['balance', 'wechat']);
  expect(decoded(repairDetail, '44').payWays).toBeUndefined();
});
