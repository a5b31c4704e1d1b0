import { currentUser, topUp, topUpOffers } from '@shop/contracts';
import { expect, test } from 'vitest';
import { creditTopUp, type TopUpCode } from './top-up.ts';
import { visit } from '../shop/test-customer.ts';

const SECOND = 1000;
const want = (rechar_id: string, price: number, from = 'alipay') => ({ body: { rechar_id, price, type: 0, from } });

test('an amount that is offered comes onto the balance with its gift, once somebody scans the code', async () => {
  const { clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  const before = (await get(currentUser, {})).balance;
  const offer = (await get(topUpOffers, {})).find(({ gift }) => gift > 0) ?? expect.fail();
  const { code, validUntil } = await get(topUp, want(offer.id, offer.amount));
  expect(code).toMatch(/^https:\/\/qr\.alipay\.com\//);
  expect(validUntil).toBe(clock.now() + 60 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before);
  clock.move(10 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before + offer.amount + offer.gift);
  clock.move(3600 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(before + offer.amount + offer.gift);
});

test('any other amount comes onto it as it is', async () => {
  const { clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  await get(topUp, want('0', 1234));
  clock.move(10 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(50 + 1234);
});

test('a code that nobody scans brings nothing, and one that is done brings nothing more', async () => {
  const { shop, clock, get } = visit({ scenario: 'a shopper is signed in', params: { account: 'poor' } });
  shop.state.backOffice.pays = 'never';
  const { code } = await get(topUp, want('0', 1000));
  clock.move(120 * SECOND);
  expect((await get(currentUser, {})).balance).toBe(50);
  const stored = shop.state.codes[code] as TopUpCode;
  creditTopUp(shop, stored);
  creditTopUp(shop, stored);
  expect((await get(currentUser, {})).balance).toBe(1050);
});

test('refuses amounts that are none, offers that do not exist, and ways that do not work here', async () => {
  const { shop, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  for (const amount of [0, -500, 99, 500_001])
    expect((await refusalOf(topUp, want('0', amount))).message).toBe('充值金额为 1.00 到 5000.00 元');
  for (const [id, amount] of [
    ['2', 9999],
    ['99', 10_000],
  ] as const)
    expect((await refusalOf(topUp, want(id, amount))).message).toBe('没有这个充值金额，请重新选择');
  expect((await refusalOf(topUp, want('2', 10_000, 'weixin'))).message).toBe('请用支付宝充值');
  expect(shop.state.codes).toEqual({});
});
