import { category, companyInfo, currentUser, decodeAnswer, login } from '@shop/contracts';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handlers } from './msw.ts';
import { createShop } from './shop/create-shop.ts';
import { requestOf } from './shop/test-customer.ts';

const shop = createShop({ scenario: 'a shopper is signed in' });
const server = setupServer(...handlers(shop));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('answers the requests of a page', async () => {
  const response = await fetch(requestOf(companyInfo, {}, { language: 'en' }));
  expect(decodeAnswer(companyInfo, await response.json())).toMatchObject({
    kind: 'done',
    value: { name: 'pip parts' },
  });
});

test('the token identifies the shopper', async () => {
  const response = await fetch(requestOf(currentUser, {}, { token: shop.signedInToken }));
  expect(decodeAnswer(currentUser, await response.json())).toMatchObject({ kind: 'done', value: { id: '1' } });
});

test('the body of a request reaches the shop', async () => {
  const response = await fetch(requestOf(login, { body: { account: 'demo', password: 'pip-demo' } }));
  expect(decodeAnswer(login, await response.json()).kind).toBe('done');
});

test('fails with a network error when the shop is down', async () => {
  const down = createShop({ scenario: 'the shop is down' });
  server.use(...handlers(down));
  await expect(fetch(requestOf(category, {}))).rejects.toThrow(TypeError);
});

test('a request that is no call fails its test', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const problem: unknown = await fetch('http://shop.test/api/nothing').catch((fault: unknown) => fault);
  expect(problem).toMatchObject({ cause: { message: expect.stringContaining('[MSW] Cannot bypass') } });
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('GET http://shop.test/api/nothing'));
  consoleError.mockRestore();
});
