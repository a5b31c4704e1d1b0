import { decodeFrame, encodeSentFrame } from '@shop/contracts';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatHandler } from './msw-socket.ts';
import { createShop } from './shop/create-shop.ts';

const shop = createShop({ scenario: 'a shopper is signed in' });
const server = setupServer(chatHandler(shop));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a page with the service worker reaches the shop by its own WebSocket', async () => {
  const socket = new WebSocket('ws://shop.test/ws');
  const received: unknown[] = [];
  socket.addEventListener('open', () => {
    socket.send(encodeSentFrame({ kind: 'signIn', token: shop.signedInToken ?? '' }));
    socket.send(encodeSentFrame({ kind: 'message', as: 'text', content: '在吗', to: '101' }));
    socket.send(encodeSentFrame({ kind: 'signIn', token: 'nonsense' }));
  });
  socket.addEventListener('message', ({ data }) => received.push(decodeFrame(String(data))));
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  expect(received).toMatchObject([
    { kind: 'signedIn' },
    { kind: 'stored', message: { text: '在吗' } },
    { kind: 'refused' },
  ]);
  expect(shop.supportServer.sockets.size).toBe(0);
});
