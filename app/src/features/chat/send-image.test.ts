import type { ChatClient } from '@shop/chat-client';
import { afterEach, expect, test, vi } from 'vitest';
import { checkAndSendImage } from './send-image.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_BYTES = 5 * 1024 * 1024;
const file = (...parts: (number[] | number)[]) =>
  new File(
    parts.map((part) => (typeof part === 'number' ? new Uint8Array(part) : Uint8Array.from(part))),
    'a.png',
    { type: 'image/png' },
  );
const sendImage = vi.fn<ChatClient['sendImage']>();
const client = { sendImage } as unknown as ChatClient;
afterEach(() => {
  vi.unstubAllGlobals();
  sendImage.mockReset();
});

test.each([
  ['an image', file(PNG, 100), 'sent', 1],
  ['an image of just 5 MB', file(PNG, MAX_BYTES - PNG.length), 'sent', 1],
  ['an image of one byte more', file(PNG, MAX_BYTES - PNG.length + 1), 'tooLarge', 0],
  ['a text named like one', file([0x68, 0x69]), 'wrongKind', 0],
  ['nothing', file(), 'wrongKind', 0],
] as const)('%s', async (_, image, result, times) => {
  expect(await checkAndSendImage(client, image)).toBe(result);
  expect(sendImage).toHaveBeenCalledTimes(times);
});

test('refuses a file that begins like an image and cannot be decoded', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  );
  expect(await checkAndSendImage(client, file(PNG, 100))).toBe('wrongKind');
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  expect(await checkAndSendImage(client, file(PNG, 100))).toBe('sent');
  expect(close).toHaveBeenCalledOnce();
});
