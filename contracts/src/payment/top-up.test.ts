import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, encodeValue, topUp, topUpOffers } from '../index.ts';

test('reads the amounts for a top-up from settings, an empty gift as none', () => {
  expect(decoded(topUpOffers, '44')).toEqual({
    offers: [
      { id: '12', amount: 5000, gift: 0 },
      { id: '13', amount: 10_000, gift: 500 },
      { id: '14', amount: 20_050, gift: 0 },
    ],
    notices: ['充值后帐户的金额不能提现', '如有疑问请联系客服'],
  });
  expect(decoded(topUpOffers, '54')).toEqual({ offers: [], notices: [] });
  const offers = {
    offers: [
      { id: '1', amount: 5000, gift: 0 },
      { id: '2', amount: 10_000, gift: 1 },
    ],
    notices: ['<b>不能提现</b>'],
    min: 100,
    max: 500_000,
  };
  expect(roundTrip(topUpOffers, offers)).toEqual(offers);
});

test('reports an amount that is no number with its path', () => {
  expect(() =>
    decodeAnswer(topUpOffers, { status: 200, data: { recharge_quota: [{ id: 1, price: 'viel', give_money: '' }] } }),
  ).toThrow('topUpOffers: data.recharge_quota[0].price: expected');
});

test('reads a code to scan, with or without an expiry', () => {
  expect(decoded(topUp, '44')).toEqual({
    code: 'https://qr.alipay.com/bax00000rechargea',
    validUntil: 1_763_600_160_000,
  });
  expect(decoded(topUp, '54')).toEqual({ code: 'https://qr.alipay.com/bax00000rechargeb' });
  for (const code of [decoded(topUp, '44'), decoded(topUp, '54')]) expect(roundTrip(topUp, code)).toEqual(code);
});

test('an answer for another payment method is a fault', () => {
  const { data } = captured('topUp', '44') as { data: object };
  expect(() => decodeAnswer(topUp, { status: 200, data: { ...data, status: 'WECHAT_PAY' } })).toThrow(
    'topUp: data.status: expected "ALIPAY_PAY", got string "WECHAT_PAY"',
  );
});

test('sends the amount in yuan', () => {
  expect(encodeValue(topUp, topUp.body, { price: 5000, rechar_id: '12', type: 0, from: 'alipay' })).toEqual({
    price: '50.00',
    rechar_id: 12,
    type: 0,
    from: 'alipay',
  });
});
