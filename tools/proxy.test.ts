import { startShopServer } from '@shop/mocks/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openServer } from './open-server.ts';
import { proxyServer } from './proxy.ts';

let backend: Awaited<ReturnType<typeof startShopServer>>;
let url = '';
const closing: (() => void)[] = [];

async function open(target: string): Promise<string> {
  const server = await openServer(proxyServer(new URL(target), (_, response) => response.end('page')));
  closing.push(server.close);
  return server.url;
}

beforeAll(async () => {
  backend = await startShopServer({ port: 0 });
  url = await open(backend.url);
});
afterAll(async () => {
  for (const close of closing) close();
  await backend.close();
});

test('the API is the backend’s, everything else the shop’s own pages', async () => {
  expect(await (await fetch(`${url}/goods_cate`)).text()).toBe('page');
  expect(await (await fetch(`${url}/api/pc/get_company_info`)).json()).toMatchObject({ status: 200 });
});

test('pictures and uploads are the backend’s, and cannot run there as a page of the shop', async () => {
  const signedIn = { 'Authori-zation': `Bearer ${backend.tokenFor()}` };
  const form = new FormData();
  form.set('file', new File([Uint8Array.from([0xff, 0xd8, 0xff, 7])], 'a.jpg'));
  const sent = await fetch(`${url}/api/upload/image`, { method: 'POST', headers: signedIn, body: form });
  const { data } = (await sent.json()) as { data: { url: string } };
  const upload = await fetch(url + new URL(data.url, url).pathname);
  expect([...new Uint8Array(await upload.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 7]);
  expect(upload.headers.get('content-security-policy')).toContain('sandbox');
  expect(upload.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await fetch(`${url}/qr/wechat.svg`)).text()).toContain('<svg');
});

test.each(['/uploads/gone.jpg', '/statics/gone.jpg', '/api'])('%s is asked of the backend', async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});

test.each(['/assets/a.png', '/favicon.svg', '/goods_detail/3001.jpg', '/apis', '/uploaded'])(
  '%s is the shop’s own',
  async (path) => expect(await (await fetch(url + path)).text()).toBe('page'),
);

test('headers and body travel on: a shopper signs in through it', async () => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Form-type': 'pc' },
    body: JSON.stringify({ account: 'demo', password: 'pip-demo' }),
  });
  expect(await answer.json()).toMatchObject({ status: 200, data: { token: expect.any(String) } });
});

test('the chat’s websocket goes through', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  const answer = new Promise<string>((resolve) => socket.once('message', (data: Buffer) => resolve(data.toString())));
  socket.send(JSON.stringify({ type: 'ping' }));
  expect(JSON.parse(await answer)).toMatchObject({ type: 'ping' });
  socket.terminate();
});

test('a backend that does not answer is named in a sentence', async () => {
  const answer = await fetch(`${await open('http://127.0.0.1:9')}/api/user`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('The backend http://127.0.0.1:9 does not answer');
});
