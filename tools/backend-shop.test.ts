import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackendShop } from './backend-shop.ts';
import { describeChat, findChat } from './chat-host.ts';
import { plant } from './checks/plant.ts';
import { openServer } from './open-server.ts';
import { originsOf, securityHeaders } from './security-headers.ts';

let dist = '';
const closing: (() => void)[] = [];

beforeEach(() => {
  dist = plant({ 'index.html': '<!doctype html><head><title>shop</title></head>' });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers every request with this; the shop's on top of it. */
async function backendWith(answer: RequestListener): Promise<URL> {
  const { url, close } = await openServer(answer);
  closing.push(close);
  return new URL(url);
}
async function open(backend: URL) {
  const shop = await startBackendShop({ backend, dist, port: 0, host: '127.0.0.1' });
  closing.push(() => shop.server.close());
  return shop;
}
const naming =
  (chat: unknown): RequestListener =>
  (request, response) =>
    request.url === '/api/get_workerman_url'
      ? response.end(JSON.stringify({ status: 200, msg: 'ok', data: { admin: '', chat } }))
      : response.writeHead(404).end();

test('the chat’s host is asked of the backend, and every page is given it', async () => {
  const { url, chat } = await open(await backendWith(naming('ws://chat.example:40002/msg')));
  expect(describeChat(chat)).toBe('The chat connects to ws://chat.example:40002/msg, as the server says.');
  for (const address of ['/', '/en/goods_cate', '/nothing'])
    expect(await (await fetch(url + address)).text()).toContain(
      '<meta name="chat-hosts" content="chat.example:40002" />',
    );
});

test('pictures of a backend on http are allowed by the page', async () => {
  const backend = await backendWith(naming('ws://chat.example/msg'));
  const { url } = await open(backend);
  const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
  for (const directive of ['img-src', 'media-src', 'connect-src'])
    expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(` ${backend.origin}`);
  expect(policy).toContain("script-src 'self';");
  expect(securityHeaders()['Content-Security-Policy']).not.toContain('http://');
});

test.each<[string, RequestListener, RegExp]>([
  ['a refusal', (_, response) => response.end(JSON.stringify({ status: 400, msg: '站点升级中' })), /站点升级中/],
  ['another address', naming('https://chat.example'), /socketAddress: data\.chat/],
  ['no address', naming(null), /socketAddress: data\.chat/],
  ['a page', (_, response) => response.end('<html>'), /JSON/],
])('a backend that answers %s has no chat, which says what to set', async (_, answer, reason) => {
  const { url, chat } = await open(await backendWith(answer));
  expect(describeChat(chat)).toMatch(reason);
  expect(describeChat(chat)).toContain('VITE_CHAT_HOSTS');
  expect(await (await fetch(`${url}/`)).text()).not.toContain('chat-hosts');
});

test('a backend that does not answer is not waited for', async () => {
  const silent = await backendWith(() => undefined);
  expect(await findChat(silent, 20)).toEqual({ problem: expect.stringMatching(/timeout|aborted/i) });
});

test('the origin of an API at another address is known; a path has none', () => {
  expect(originsOf('http://api.example:8000/api')).toEqual(['http://api.example:8000']);
  expect(originsOf('/api')).toEqual([]);
  expect(originsOf()).toEqual([]);
});
