import { decodeFrame, encodeSentFrame, type SentFrame } from '@shop/contracts';
import { afterEach, expect, test } from 'vitest';
import { agentSays } from './agent/acts.ts';
import type { After } from './agent/timers.ts';
import { startMockSocket, type MockSocket } from './mock-socket.ts';
import { createShop } from './shop/shop.ts';
import type { Shop } from './shop/state.ts';

const URL_OF_CHAT = 'ws://shop.test/ws';

let running: MockSocket | undefined;
afterEach(() => running?.stop());
function start(shop: Shop, after?: After): MockSocket {
  running = startMockSocket(shop, URL_OF_CHAT, { after });
  return running;
}

/** Connects and sends. Answers what is heard until so many frames came or the socket closed. */
async function converse({ WebSocket }: MockSocket, send: readonly SentFrame[]) {
  const socket = new WebSocket(URL_OF_CHAT);
  const heard: unknown[] = [];
  let told = () => undefined as void;
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', (event) => resolve((event as CloseEvent).code)),
  );
  socket.addEventListener('message', (event) => {
    heard.push(decodeFrame(String((event as MessageEvent).data)));
    told();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  for (const frame of send) socket.send(encodeSentFrame(frame));
  const until = (enough: number) =>
    new Promise<void>((resolve) => {
      told = () => void (heard.length >= enough && resolve());
      told();
    });
  return { socket, heard, closed, until };
}

const signedInTo = (shop: Shop): SentFrame[] => [
  { kind: 'signIn', token: shop.signedInToken ?? '' },
  { kind: 'turnTo', agentId: '101' },
];
const hello: SentFrame = { kind: 'say', content: '在吗', as: 'text', to: '101' };

test('the chat of a page talks to the shop without a network', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const { heard, until } = await converse(start(shop), [...signedInTo(shop), hello]);
  await until(3);
  agentSays(shop, 'demo', { content: '在的' });
  await until(4);
  expect(heard).toMatchObject([
    { kind: 'signedIn' },
    { kind: 'unread', count: 0 },
    { kind: 'stored', message: { text: '在吗' } },
    { kind: 'reply', message: { text: '在的' } },
  ]);
});

test('a bad token closes the socket from the other side', async () => {
  const { heard, closed } = await converse(start(createShop()), [{ kind: 'signIn', token: 'nonsense' }]);
  expect(await closed).toBe(1006);
  expect(heard).toMatchObject([{ kind: 'refused' }]);
});

test('connections can be cut, and the shop reached again', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const mock = start(shop);
  const first = await converse(mock, signedInTo(shop));
  await first.until(2);
  mock.cut();
  expect(await first.closed).toBe(1006);
  expect(shop.desk.sockets.size).toBe(0);
  const second = await converse(mock, signedInTo(shop));
  await second.until(2);
  expect(shop.desk.seats.size).toBe(1);
});

test('agents answer by the timer that was handed in, and no timer is left once the shop’s socket stops', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const waiting = new Set<() => void>();
  const { stop, ...mock } = start(shop, (_, act) => {
    waiting.add(act);
    return () => waiting.delete(act);
  });
  const { until } = await converse({ stop, ...mock }, [...signedInTo(shop), hello]);
  await until(3);
  expect(waiting.size).toBe(2);
  stop();
  expect(waiting.size).toBe(0);
});
