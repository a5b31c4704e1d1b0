import {
  calls,
  cartAdd,
  companyInfo,
  ContractFault,
  currentUser,
  decodeAnswer,
  login,
  uploadImage,
} from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { allRules, rules } from './rules.ts';
import { createShop } from './create-shop.ts';
import { requestOf, visit } from './test-customer.ts';
import { uploadedImage } from '../uploads/uploads.ts';

test('each call has exactly one rule', () => {
  expect(allRules.map((rule) => rule.call.name).toSorted()).toEqual(calls.map((call) => call.name).toSorted());
  expect(rules.size).toBe(calls.length);
});

test('answers an unknown path or method with 404 and an empty body', async () => {
  const { shop } = visit();
  for (const request of [
    new Request('http://shop.test/api/nothing'),
    new Request('http://shop.test/api/login'),
    new Request('http://shop.test/elsewhere'),
  ]) {
    const response = await answer(shop, request);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  }
});

test('answers a preflight for the request’s origin, with the headers that unmodified servers allow', async () => {
  const { shop } = visit();
  const response = await answer(
    shop,
    new Request('http://shop.test/api/cart/add', { method: 'OPTIONS', headers: { Origin: 'https://pip.example' } }),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ok');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://pip.example');
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authori-zation, Authorization, Content-Type');
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
});

test('reads the language header of the second generation before Accept-Language', async () => {
  const { shop } = visit();
  const refusedIn = async (headers: Record<string, string>) =>
    ((await (await answer(shop, new Request('http://shop.test/api/user', { headers }))).json()) as { msg: string }).msg;
  const chinese = await refusedIn({ 'Accept-Language': 'zh-Hans' });
  const english = await refusedIn({ 'Accept-Language': 'en' });
  expect(english).not.toBe(chinese);
  expect(await refusedIn({ 'Accept-Language': 'zh-Hans', 'cb-lang': 'en-US' })).toBe(english);
  expect(await refusedIn({ 'Accept-Language': 'en', 'cb-lang': 'zh-CN' })).toBe(chinese);
  expect(await refusedIn({ 'cb-lang': 'zh-TW' })).toBe(await refusedIn({ 'Accept-Language': 'zh-Hant' }));
});

test('Chinese is not escaped in the body', async () => {
  const { shop } = visit();
  expect(await (await answer(shop, requestOf(companyInfo, {}))).text()).toContain('颗粒铺');
});

test('answers wherever the API is mounted', async () => {
  const { shop } = visit();
  const response = await answer(shop, new Request('https://pip.example/shop/api/pc/get_company_info'));
  expect(response.status).toBe(200);
});

test('reads form bodies, and refuses missing fields and invalid JSON with the fault', async () => {
  const { shop } = visit();
  const form = new Request('http://shop.test/api/login', {
    method: 'POST',
    body: new URLSearchParams({ account: 'demo', password: 'pip-demo' }),
  });
  expect(decodeAnswer(login, await (await answer(shop, form)).json()).kind).toBe('done');
  for (const body of ['{', '[]', 'null', '{"account":1}']) {
    const reply = decodeAnswer(
      login,
      await (await answer(shop, new Request('http://shop.test/api/login', { method: 'POST', body }))).json(),
    );
    expect(reply).toMatchObject({ kind: 'refused', status: 400, message: expect.stringContaining('password') });
  }
});

test('checks the token before it reads the request', async () => {
  const { shop } = visit();
  const reply = decodeAnswer(
    cartAdd,
    await (await answer(shop, new Request('http://shop.test/api/cart/add', { method: 'POST', body: '{}' }))).json(),
  );
  expect(reply).toMatchObject({ kind: 'refused', status: 410000, signIn: true });
});

test('throws if its answer violates the contract', async () => {
  const { shop, get } = visit();
  const { token } = await get(login, { body: { account: 'demo', password: 'pip-demo' } });
  const account = shop.state.accounts['1'];
  if (account) account.balance = 0.5;
  await expect(answer(shop, requestOf(currentUser, {}, { token }))).rejects.toThrow(ContractFault);
});

test('the same seed, clock and scenario give the same shop', async () => {
  const scenario = 'an order waits for payment' as const;
  const clock = { now: () => 1_700_000_000_000 };
  expect(createShop({ scenario, clock, seed: 7 }).state).toEqual(createShop({ scenario, clock, seed: 7 }).state);
  expect(createShop({ scenario, clock, seed: 8 }).signedInToken).not.toBe(
    createShop({ scenario, clock, seed: 7 }).signedInToken,
  );
  const { state } = createShop({ scenario, clock });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const upload = (file: Blob) => ({ body: { filename: 'file' as const, file } });

test('stores a JPEG or PNG by its first bytes, and serves it', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'a shopper is signed in' });
  const { url } = await get(uploadImage, upload(new File([PNG], 'photo.txt')));
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{16}\.png$/);
  const stored = uploadedImage(shop, url);
  expect(stored?.headers.get('Content-Type')).toBe('image/png');
  expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
  expect(await get(uploadImage, upload(new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg')))).toMatchObject({
    url: expect.stringMatching(/\.jpg$/),
  });
  expect(await refusalOf(uploadImage, upload(new File(['GIF89a'], 'a.png', { type: 'image/png' })))).toEqual({
    status: 400,
    message: '上传图片只能是 JPG、PNG 格式!',
  });
  expect(
    (await refusalOf(uploadImage, upload(new File([PNG, new Uint8Array(5 * 1024 * 1024)], 'a.png')))).message,
  ).toBe('上传图片大小不能超过 5M');
  expect(uploadedImage(shop, '/uploads/none.png')).toBeUndefined();
});
