import {
  category,
  companyInfo,
  currentUser,
  decodeAnswer,
  decodeFrame,
  encodeSentFrame,
  socketAddress,
  uploadImage,
  type DecodedFrame,
  type SentFrame,
} from '@shop/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sendAgentMessage } from './agent/agent-actions.ts';
import { startShopServer, type ShopServer, type ShopServerOptions } from './server.ts';

let running: ShopServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});
async function start(options?: ShopServerOptions): Promise<ShopServer> {
  running = await startShopServer(options);
  return running;
}

const bearer = (token: string) => ({ 'Authori-zation': `Bearer ${token}` });

test('answers calls over real HTTP', async () => {
  const { url, tokenFor } = await start();
  const response = await fetch(`${url}/api/pc/get_company_info`, {
    headers: { 'Accept-Language': 'zh-Hant', Origin: 'http://elsewhere.test' },
  });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://elsewhere.test');
  expect(decodeAnswer(companyInfo, await response.json())).toMatchObject({
    value: { name: 'pip 顆粒鋪', wechatQrcode: '/qr/wechat.svg' },
  });
  const user = await fetch(`${url}/api/user`, { headers: bearer(tokenFor('poor')) });
  expect(decodeAnswer(currentUser, await user.json())).toMatchObject({ value: { nickname: '周一', balance: 50 } });
});

test('answers other paths with 404, unless a site handles them', async () => {
  const withoutSite = await start();
  expect((await fetch(`${withoutSite.url}/index.html`)).status).toBe(404);
  expect((await fetch(`${withoutSite.url}/api/nothing`)).status).toBe(404);
  await withoutSite.close();
  const { url } = await start({ site: (_, response) => response.end('the site') });
  expect(await (await fetch(`${url}/goods_cate`)).text()).toBe('the site');
});

test('serves its QR code and uploaded images', async () => {
  const { url, tokenFor } = await start();
  expect(await (await fetch(`${url}/qr/wechat.svg`)).text()).toContain('<svg');
  const form = new FormData();
  form.set('file', new File([Uint8Array.from([0xff, 0xd8, 0xff, 7])], 'a.jpg'));
  const reply = decodeAnswer(
    uploadImage,
    await (await fetch(`${url}/api/upload/image`, { method: 'POST', headers: bearer(tokenFor()), body: form })).json(),
  );
  const image = await fetch(`${url}${reply.kind === 'done' ? reply.value.url : ''}`);
  expect(image.headers.get('Content-Type')).toBe('image/jpeg');
});

test('serves the photos of ordinary goods, and no other file of their folder', async () => {
  const { url } = await start();
  const photo = await fetch(`${url}/uploads/attach/2026/11/bricks.jpg`);
  expect(photo.headers.get('Content-Type')).toBe('image/jpeg');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  expect(bytes.length).toBeLessThan(12_000);
  expect((await fetch(`${url}/uploads/attach/2026/11/ORIGIN.md`)).status).toBe(404);
});

test('returns the address of its websocket, where the chat answers', async () => {
  const { url, tokenFor } = await start();
  const reply = decodeAnswer(socketAddress, await (await fetch(`${url}/api/get_workerman_url`)).json());
  const address = reply.kind === 'done' ? reply.value.url : '';
  expect(address).toBe(`${url.replace('http', 'ws')}/ws`);
  const proxied = await fetch(`${url}/api/get_workerman_url`, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(await proxied.text()).toContain('wss://');
  const socket = new WebSocket(address);
  const received: unknown[] = [];
  await new Promise<void>((resolve) => {
    socket.on('open', () => socket.send(encodeSentFrame({ kind: 'signIn', token: tokenFor() })));
    socket.on('message', (data) => {
      received.push(decodeFrame((data as Buffer).toString()));
      if (received.length === 1)
        socket.send(encodeSentFrame({ kind: 'message', content: '你好', as: 'text', to: '101' }));
      else resolve();
    });
  });
  socket.terminate();
  expect(received).toMatchObject([{ kind: 'signedIn' }, { kind: 'stored', message: { text: '你好' } }]);
});

/** A chat connection of a shopper, with the conversation with the first agent open. */
async function connectShopper({ url, tokenFor }: ShopServer, account?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const received: DecodedFrame[] = [];
  const send = (frame: SentFrame) => socket.send(encodeSentFrame(frame));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data) => received.push(decodeFrame((data as Buffer).toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  send({ kind: 'signIn', token: tokenFor(account) });
  send({ kind: 'openConversation', agentId: '101' });
  const until = (kind: DecodedFrame['kind']) =>
    vi.waitFor(() => expect(received.map((frame) => frame.kind)).toContain(kind), 4000);
  await until('unread');
  return { received, send, until, closed };
}

test('answers each shopper in their own conversation', async () => {
  const server = await start();
  const [demo, poor] = await Promise.all([connectShopper(server, 'demo'), connectShopper(server, 'poor')]);
  demo.send({ kind: 'message', as: 'text', content: '运费多少', to: '101' });
  await demo.until('reply');
  expect(demo.received.slice(2)).toMatchObject([
    { kind: 'stored', message: { text: '运费多少' } },
    { kind: 'reply', message: { text: expect.stringContaining('免运费') } },
  ]);
  expect(poor.received.filter(({ kind }) => kind === 'stored')).toEqual([]);
});

test('cuts every socket without a close frame, and accepts new ones immediately', async () => {
  const server = await start();
  const first = await connectShopper(server);
  server.cutSockets();
  expect(await first.closed).toBe(1006);
  const second = await connectShopper(server);
  sendAgentMessage(server.shop, 'demo', { content: '您回来了' });
  await second.until('reply');
});

test('drops a socket with an invalid token', async () => {
  const { url } = await start();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  socket.on('open', () => socket.send(encodeSentFrame({ kind: 'signIn', token: 'nonsense' })));
  const code = await new Promise<number>((resolve) => socket.on('close', resolve));
  expect(code).toBe(1006);
});

test('drops the connection when the shop is down', async () => {
  const { url, use } = await start();
  use('the shop is down');
  await expect(fetch(`${url}/api/category`)).rejects.toThrow(TypeError);
});

test('an answer that violates its contract is a 500, and call and fault are logged', async () => {
  const lines: string[] = [];
  const { url, shop, tokenFor } = await start({ log: (line) => lines.push(line) });
  const token = tokenFor();
  const account = shop.state.accounts['1'];
  if (account) account.balance = 0.5;
  const response = await fetch(`${url}/api/user`, { headers: bearer(token) });
  expect(response.status).toBe(500);
  expect(lines).toEqual([expect.stringMatching(/^GET \/api\/user .*ContractFault: currentUser: /)]);
});

test('accepts scenario requests only if that is allowed', async () => {
  const restricted = await start();
  const change = (url: string, body: unknown) =>
    fetch(`${url}/__scenario`, { method: 'POST', body: JSON.stringify(body) });
  expect((await change(restricted.url, { name: 'guest' })).status).toBe(404);
  await restricted.close();
  const { url, shop } = await start({ allowScenarios: true });
  const changed = (await (
    await change(url, { name: 'a shopper is signed in', params: { account: 'new' } })
  ).json()) as { token: string };
  expect(changed.token).toBe(shop.signedInToken);
  const user = await fetch(`${url}/api/user`, { headers: bearer(changed.token) });
  expect(decodeAnswer(currentUser, await user.json())).toMatchObject({ value: { nickname: '阿新' } });
  expect((await change(url, { name: 'no such thing' })).status).toBe(400);
});

test('closes immediately, even with a pending request', async () => {
  const server = await start({ scenario: 'the shop is slow' });
  const waiting = fetch(`${server.url}/api/category`).catch((problem: unknown) => problem);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  const socketClosed = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  running = undefined;
  expect(await waiting).toBeInstanceOf(TypeError);
  await socketClosed;
});

test('rejects with the reason if the port is in use', async () => {
  const { url } = await start();
  await expect(startShopServer({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('does not crash on a malformed path or query', async () => {
  const { url } = await start();
  for (const path of [
    '/api/product/detail/%E0%A4%A',
    '/api/pc/get_products?limit=x',
    '/api//',
    '//api/category',
    '/uploads/%00',
  ])
    expect((await fetch(`${url}${path}`)).status).toBeLessThan(500);
  expect(decodeAnswer(category, await (await fetch(`${url}/api/category?x=1`)).json()).kind).toBe('done');
});
