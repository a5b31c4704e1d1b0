import { currentUser, topUp, topUpOffers } from '@shop/contracts';
import { expect, test } from 'vitest';
import { creditTopUp, type TopUpCode } from './top-up.ts';
import { visit } from '../shop/test-customer.ts';

const SECOND = 1000;
const request = (rechar_id: string, price: number, from = 'alipay') => ({ body: { rechar_id, price, type: 0, from } });

test('an offered amount is added to the balance with its gift when the code is scanned', async () => {
  const { clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  const { balance: before = 0 } = await get(currentUser, {});
  const offer = (await get(topUpOffers, {})).offers.find(({ gift }) => gift > 0) ?? expect.fail();
  const { code, validUntil } = await get(topUp, request(offer.id, offer.amount));
  expect(code).toMatch(/^https:\/\/qr\.alipay\.com\//);
  expect(validUntil).toBe(clock.now() + 60 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before);
  clock.move(10 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before + offer.amount + offer.gift);
  clock.move(3600 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before + offer.amount + offer.gift);
});

test('any other amount is added without a gift', async () => {
  const { clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  await get(topUp, request('0', 1234));
  clock.move(10 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(50 + 1234);
});

test('an unscanned code adds nothing, and a scanned one nothing more', async () => {
  const { shop, clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  shop.state.backOffice.pays = 'never';
  const { code } = await get(topUp, request('0', 1000));
  clock.move(120 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(50);
  const stored = shop.state.codes[code] as TopUpCode;
  creditTopUp(shop, stored, clock.now());
  creditTopUp(shop, stored, clock.now());
  expect((await get(currentUser, {})).balance).toBe(1050);
});

test('refuses invalid amounts, unknown offers, and ways that are not supported', async () => {
  const { shop, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  for (const amount of [0, -500, 99, 500_001])
    expect((await refusalOf(topUp, request('0', amount))).message).toBe('充值金额为 1.00 到 5000.00 元');
  for (const [id, amount] of [
    ['2', 9999],
    ['99', 10_000],
  ] as const)
    expect((await refusalOf(topUp, request(id, amount))).message).toBe('没有这个充值金额，请重新选择');
  expect((await refusalOf(topUp, request('2', 10_000, 'weixin'))).message).toBe('请用支付宝充值');
  expect(shop.state.codes).toEqual({});
});
