import { decodeFrame, encodeSentFrame } from '@shop/contracts';
import { expect, test } from 'vitest';
import { startMockSocket } from './mock-socket.ts';
import { createShop } from './shop/shop.ts';

const URL_OF_CHAT = 'ws://shop.test/ws';

/** Connects, sends, and answers everything heard until the socket closes or enough was heard. */
async function converse(open: () => InstanceType<ReturnType<typeof startMockSocket>['WebSocket']>, send: readonly string[], enough: number) {
  const socket = open();
  const heard: string[] = [];
  return new Promise<{ heard: string[]; code?: number }>((resolve) => {
    socket.addEventListener('open', () => send.forEach((frame) => socket.send(frame)));
    socket.addEventListener('message', (event) => {
      heard.push(String((event as MessageEvent).data));
      if (heard.length === enough) {
        socket.close();
        resolve({ heard });
      }
    });
    socket.addEventListener('close', (event) => resolve({ heard, code: (event as CloseEvent).code }));
  });
}

test('the chat of a page talks to the shop without a network', async () => {
  const shop = createShop({ scenario: 'a shopper is signed in' });
  const { WebSocket, stop } = startMockSocket(shop, URL_OF_CHAT);
  const frames = [encodeSentFrame({ type: 'login', data: shop.signedInToken ?? '' }), encodeSentFrame({ type: 'chat', data: { text: '在吗', kind: 'text', to: '101' } })];
  const { heard } = await converse(() => new WebSocket(URL_OF_CHAT), frames, 2);
  stop();
  expect(heard.map(decodeFrame)).toMatchObject([{ type: 'success' }, { type: 'chat', data: { text: '在吗' } }]);
});

test('a bad token closes the socket from the other side', async () => {
  const { WebSocket, stop } = startMockSocket(createShop(), URL_OF_CHAT);
  const { heard, code } = await converse(() => new WebSocket(URL_OF_CHAT), [encodeSentFrame({ type: 'login', data: 'nonsense' })], 9);
  stop();
  expect(heard.map(decodeFrame)).toMatchObject([{ type: 'error', close: true }]);
  expect(code).toBe(1006);
});
