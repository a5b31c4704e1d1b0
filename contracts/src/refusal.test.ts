import fc from 'fast-check';
import { capturedRefusal } from '../fixtures/captured.ts';
import { saysClosed } from './envelope.ts';
import { saysGone } from './refusal.ts';

const captured = (name: string) => {
  const { status, msg } = capturedRefusal(name) as { status: number; msg: string };
  return { status, message: msg };
};
const refused = (message: string, status = 400) => ({ status, message });

describe('a refused detail', () => {
  test.each(['product-gone.44', 'product-gone.54', 'order-gone.54'])('is gone when the server says so (%s)', (name) => {
    expect(saysGone(captured(name))).toBe(true);
  });

  test.each([
    '订单不存在',
    '该商品已下架或删除',
    '退款申请不存在',
    '該清單不存在或已刪除，請重新選擇',
    '這則訊息已不存在',
    '补件申请不存在',
    '没有编号为 75192 的套装，请核对盒子上的编号',
    'This product does not exist',
    'This message no longer exists',
    'This list does not exist or was deleted. Please choose another.',
    'There is no set 75192. Please check the number on the box.',
  ])('is gone by the words of a server without a status for that (%s)', (message) => {
    expect(saysGone(refused(message))).toBe(true);
  });

  test.each(['database.44', 'exception.54', 'text.44', 'sms-key.44', 'closed.44', 'closed.54', 'thrown.54'])(
    'is not called gone by any other refusal (%s)',
    (name) => {
      expect(saysGone(captured(name))).toBe(false);
    },
  );

  test.each([
    '很抱歉!系统开小差了',
    '用户不存在',
    '该商品库存不足3',
    '请求太过频繁，请稍后再试',
    'method not exist:App\\api\\controller\\Order->nopay()',
    'The order is being paid',
    'This product is limited to 3 per order',
    '',
  ])('is not called gone by the words %j', (message) => {
    expect(saysGone(refused(message))).toBe(false);
  });

  test('is never called gone by a status alone that means any failure', () => {
    fc.assert(fc.property(fc.constantFrom(400, 401, 402, 500, 100103), (status) => !saysGone(refused('', status))));
  });
});

describe('a closed shop', () => {
  test.each(['closed.44', 'closed.54'])('is recognized (%s)', (name) => {
    expect(saysClosed(captured(name))).toBe(true);
  });
  test('is not concluded from other refusals', () => {
    for (const name of ['product-gone.54', 'database.44', 'text.44', 'no-token.54'])
      expect(saysClosed(captured(name))).toBe(false);
  });
});
