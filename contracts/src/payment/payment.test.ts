import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { orderPay, type Payment } from '../index.ts';

test('paid from the balance', () => {
  expect(decoded(orderPay, '44')).toEqual({ kind: 'paid' });
});

test('a code to scan and until when it holds', () => {
  expect(decoded(orderPay, '54')).toEqual({ kind: 'qr', by: 'weixin', code: 'weixin://wxpay/bizpayurl?pr=abc', validUntil: 1_763_600_160_000 });
});

test.each([['PAY_DEFICIENCY', 'short'], ['PAY_ERROR', 'failed']])('%s is a failure under body status 200', (status, kind) => {
  expect(decodeAnswer(orderPay, { status: 200, msg: '余额不足', data: { status, result: [] } })).toEqual({ kind: 'done', value: { kind }, message: '余额不足' });
});

test('each outcome survives the way out and back in', () => {
  const outcomes: Payment[] = [{ kind: 'paid' }, { kind: 'short' }, { kind: 'failed' }, { kind: 'qr', by: 'alipay', code: 'https://qr.alipay.com/x', validUntil: 1_763_600_160_000 }, { kind: 'qr', by: 'weixin', code: 'weixin://x' }];
  for (const outcome of outcomes) expect(decodeAnswer(orderPay, JSON.parse(JSON.stringify(encodeAnswer(orderPay, outcome))))).toMatchObject({ value: outcome });
});

test('an unknown outcome names the known ones', () => {
  expect(() => decodeAnswer(orderPay, { status: 200, data: { status: 'MAYBE', result: [] } })).toThrow(/orderPay: data\.status: expected .*"PAY_DEFICIENCY".*"WECHAT_PC_PAY"/);
});
