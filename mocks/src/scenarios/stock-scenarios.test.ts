import { authUser, calls, currentUser, orderDetail, products, sliderChallenge, stockServers } from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';
import { signIn } from './steps.ts';
import { stockScenarios } from './stock-scenarios.ts';

const stock = (scenario: 'the server is a stock CRMEB 5.4' | 'the server is a stock CRMEB 4.4') => {
  const { shop } = visit({ scenario });
  signIn(shop);
  return { shop, ...customerOf(shop, { token: shop.signedInToken }) };
};

test('every call that a stock server lacks is a call of the shop', () => {
  const names = new Set(calls.map(({ name }) => name));
  expect(stockServers['4.4'].calls.filter((name) => !names.has(name))).toEqual([]);
});

test('answers our own calls like any unknown path', async () => {
  for (const scenario of ['the server is a stock CRMEB 5.4', 'the server is a stock CRMEB 4.4'] as const) {
    const response = await answer(stock(scenario).shop, requestOf(authUser, {}));
    expect([response.status, await response.text()]).toEqual([404, '']);
  }
});

test('sends no field of our own, and everything else', async () => {
  const { get } = stock('the server is a stock CRMEB 5.4');
  const [first] = (await get(products, { query: { page: 1, limit: 1 } })).products;
  expect(first?.name).toBeTruthy();
  expect(first?.part).toBeUndefined();
  expect(await get(currentUser, {})).toMatchObject({ nickname: '小满', couponCount: expect.any(Number) });
});

test('sends the goods of an order in parcels for the whole order only', async () => {
  const { get, shop } = visit({ scenario: 'an order is sent in two parcels' });
  stockScenarios['the server is a stock CRMEB 5.4'](shop);
  const whole = await get(orderDetail, { params: { orderNumber: shop.known.orderNumber ?? '' } });
  expect(whole.lines).toHaveLength(4);
  expect(whole.parcels.map(({ lines }) => lines)).toEqual([undefined, undefined]);
  expect(whole.parcels.reduce((sum, { pieces = 0 }) => sum + pieces, 0)).toBe(whole.pieces);
});

test('only 5.4 has slider captchas', async () => {
  const request = () =>
    requestOf(sliderChallenge, { query: { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: '1' } });
  const { shop: newer } = stock('the server is a stock CRMEB 5.4');
  const { shop: older } = stock('the server is a stock CRMEB 4.4');
  expect([(await answer(newer, request())).status, (await answer(older, request())).status]).toEqual([200, 404]);
});
