import { category, companyInfo, decodeAnswer, uploadImage } from '@shop/contracts';
import { expect, test } from 'vitest';
import { createShop } from './shop/create-shop.ts';
import { requestOf } from './shop/test-customer.ts';
import { createTransport } from './transport.ts';

test('each of ten transports has a shop of its own', async () => {
  const full = createTransport(createShop());
  const empty = createTransport(createShop({ scenario: 'the catalogue is empty' }));
  const address = 'http://shop.test/api/pc/get_products?page=1&limit=5';
  const rows = async (transport: typeof fetch) =>
    ((await (await transport(address)).json()) as { data: { list: unknown[] } }).data.list.length;
  expect(await rows(full)).toBe(5);
  expect(await rows(empty)).toBe(0);
});

test('accepts a site-relative URL, a URL object and a Request', async () => {
  const transport = createTransport(createShop());
  for (const input of ['/api/category', new URL('http://shop.test/api/category'), requestOf(category, {})]) {
    const reply = decodeAnswer(category, await (await transport(input)).json());
    expect(reply.kind).toBe('done');
  }
});

test('rejects with a clear error if the URL is no call of the shop', async () => {
  await expect(createTransport(createShop())('http://shop.test/api/nothing')).rejects.toThrow(
    'GET http://shop.test/api/nothing is no call of the shop',
  );
});

test('rejects as fetch does if the shop is down', async () => {
  const transport = createTransport(createShop({ scenario: 'the shop is down' }));
  await expect(transport(requestOf(companyInfo, {}))).rejects.toThrow(new TypeError('Failed to fetch'));
});

test('stops waiting for a slow shop when the request is aborted', async () => {
  const transport = createTransport(createShop({ scenario: 'the shop is slow' }));
  const controller = new AbortController();
  const waiting = transport('http://shop.test/api/category', { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('left the page')), 5);
  await expect(waiting).rejects.toThrow('left the page');
  await expect(transport('http://shop.test/api/category', { signal: controller.signal })).rejects.toThrow(
    'left the page',
  );
});

test('rejects for an answer that violates its contract', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const account = shop.state.accounts['1'];
  if (account) account.balance = Number.NaN;
  const request = new Request('http://shop.test/api/user', {
    headers: { 'Authori-zation': `Bearer ${shop.signedInToken}` },
  });
  await expect(createTransport(shop)(request)).rejects.toThrow('currentUser');
});

test('loads an uploaded image by its URL', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const transport = createTransport(shop);
  const file = new File([Uint8Array.from([0xff, 0xd8, 0xff, 1])], 'a.jpg');
  const reply = decodeAnswer(
    uploadImage,
    await (
      await transport(requestOf(uploadImage, { body: { filename: 'file', file } }, { token: shop.signedInToken }))
    ).json(),
  );
  const stored = await transport(reply.kind === 'done' ? reply.value.url : '');
  expect(stored.headers.get('Content-Type')).toBe('image/jpeg');
});
