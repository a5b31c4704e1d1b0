import { chatHistory, uploadImage } from '@shop/contracts';
import { expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { requestOf, visit } from '../shop/test-customer.ts';
import { uploadedImage } from '../uploads/uploads.ts';

const FIVE_MINUTES = 300_000;
const newest = { query: { toUid: '0', limit: 100, uidTo: '0' } };

test.each([0, 1, 3, 45])('a conversation has the given number of messages (%i)', async (messages) => {
  const { get } = visit({ scenario: 'a conversation exists', params: { messages } });
  expect((await get(chatHistory, newest)).messages).toHaveLength(messages);
});

test('a long conversation has both sides, cards, a photo and pauses, in order of time', async () => {
  const { get, shop } = visit({ scenario: 'a conversation about an order' });
  const { messages } = await get(chatHistory, newest);
  expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(['text', 'product', 'image', 'order']));
  expect(new Set(messages.map(({ senderId }) => senderId))).toEqual(new Set(['1', '101']));
  expect(
    messages.some((message) => message.kind === 'order' && message.order?.orderNumber === shop.known.orderNumber),
  ).toBe(true);
  expect(messages.every((message) => !/[{}]/.test(message.text))).toBe(true);
  const gaps = messages.slice(1).map(({ sentAt = 0 }, place) => sentAt - (messages[place]?.sentAt ?? 0));
  expect(gaps.every((gap) => gap > 0)).toBe(true);
  expect(gaps.filter((gap) => gap >= FIVE_MINUTES).length).toBeGreaterThan(3);
  const photo = messages.find(({ kind }) => kind === 'image');
  expect(uploadedImage(shop, photo?.text ?? '')?.headers.get('Content-Type')).toBe('image/png');
});

test('without an order there is no order card, but the same number of messages', async () => {
  const { get } = visit({ scenario: 'a conversation exists', params: { messages: 30 } });
  const { messages } = await get(chatHistory, newest);
  expect(messages).toHaveLength(30);
  expect(messages.filter(({ kind }) => kind === 'order')).toEqual([]);
});

test('a conversation of ten thousand messages is read in pages', async () => {
  const { get, shop } = visit({ scenario: 'a conversation exists', params: { messages: 10_000 } });
  expect(shop.state.messages).toHaveLength(10_000);
  const [first] = (await get(chatHistory, newest)).messages;
  expect((await get(chatHistory, { query: { ...newest.query, uidTo: first?.id ?? '' } })).messages).toHaveLength(100);
});

const photo = { body: { filename: 'file' as const, file: new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'a.jpg') } };

test('an upload can be refused, slow or unanswered', async () => {
  const refused = visit({ scenario: 'a shopper is signed in' });
  refused.shop.faults.push({ kind: 'refused', call: 'uploadImage', status: 400, message: '非法操作' });
  expect(await refused.refusalOf(uploadImage, photo)).toEqual({ status: 400, message: '非法操作' });

  const slow = visit({ scenario: 'a shopper is signed in' });
  slow.shop.faults.push({ kind: 'slow', call: 'uploadImage', ms: 30_000 });
  const start = slow.clock.now();
  await slow.get(uploadImage, photo);
  expect(slow.clock.now() - start).toBe(30_000);

  const down = visit({ scenario: 'a shopper is signed in' });
  down.shop.faults.push({ kind: 'down', call: 'uploadImage' });
  expect((await answer(down.shop, requestOf(uploadImage, photo, { token: down.shop.signedInToken }))).type).toBe(
    'error',
  );
});
