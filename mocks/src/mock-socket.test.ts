import { decodeFrame, encodeSentFrame, type SentFrame } from '@shop/contracts';
import { afterEach, expect, test } from 'vitest';
import { sendAgentMessage } from './agent/agent-actions.ts';
import type { After } from './agent/timers.ts';
import { startMockSocket, type MockSocket } from './mock-socket.ts';
import { createShop } from './shop/create-shop.ts';
import type { Shop } from './core/shop.ts';

const URL_OF_CHAT = 'ws://shop.test/ws';

let running: MockSocket | undefined;
afterEach(() => running?.stop());
function start(shop: Shop, after?: After): MockSocket {
  running = startMockSocket(shop, URL_OF_CHAT, { after });
  return running;
}

/** Connects and sends frames. `received` collects the answers; `until` waits for a number of them. */
async function converse({ WebSocket }: MockSocket, send: readonly SentFrame[]) {
  const socket = new WebSocket(URL_OF_CHAT);
  const received: unknown[] = [];
  let notify = () => undefined as void;
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', (event) => resolve((event as CloseEvent).code)),
  );
  socket.addEventListener('message', (event) => {
    received.push(decodeFrame(String((event as MessageEvent).data)));
    notify();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  for (const frame of send) socket.send(encodeSentFrame(frame));
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => void (received.length >= count && resolve());
      notify();
    });
  return { socket, received, closed, until };
}

const signedInTo = (shop: Shop): SentFrame[] => [
  { kind: 'signIn', token: shop.signedInToken ?? '' },
  { kind: 'openConversation', agentId: '101' },
];
const hello: SentFrame = { kind: 'message', content: '在吗', as: 'text', to: '101' };

test('the chat of a page reaches the shop without a network', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const { received, until } = await converse(start(shop), [...signedInTo(shop), hello]);
  await until(3);
  sendAgentMessage(shop, 'demo', { content: '在的' });
  await until(4);
  expect(received).toMatchObject([
    { kind: 'signedIn' },
    { kind: 'unread', count: 0 },
    { kind: 'stored', message: { text: '在吗' } },
    { kind: 'reply', message: { text: '在的' } },
  ]);
});

test('an invalid token makes the server close the socket', async () => {
  const { received, closed } = await converse(start(createShop()), [{ kind: 'signIn', token: 'nonsense' }]);
  expect(await closed).toBe(1006);
  expect(received).toMatchObject([{ kind: 'refused' }]);
});

test('connections can be cut and opened again', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const mock = start(shop);
  const first = await converse(mock, signedInTo(shop));
  await first.until(2);
  mock.cut();
  expect(await first.closed).toBe(1006);
  expect(shop.supportServer.sockets.size).toBe(0);
  const second = await converse(mock, signedInTo(shop));
  await second.until(2);
  expect(shop.supportServer.activeSockets.size).toBe(1);
});

test('agents answer by the given timer, and no timer remains after the server stops', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const timers = new Set<() => void>();
  const { stop, ...mock } = start(shop, (_, callback) => {
    timers.add(callback);
    return () => timers.delete(callback);
  });
  const { until } = await converse({ stop, ...mock }, [...signedInTo(shop), hello]);
  await until(3);
  expect(timers.size).toBe(2);
  stop();
  expect(timers.size).toBe(0);
});
