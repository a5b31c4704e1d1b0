import type { ChatClient } from '@shop/chat-client';
import { afterEach, expect, test, vi } from 'vitest';
import { takeImage } from './take-image.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MOST = 5 * 1024 * 1024;
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
  ['an image', file(PNG, 100), 'kept', 1],
  ['an image of just 5 MB', file(PNG, MOST - PNG.length), 'kept', 1],
  ['an image of one byte more', file(PNG, MOST - PNG.length + 1), 'tooLarge', 0],
  ['a text named like one', file([0x68, 0x69]), 'wrongKind', 0],
  ['nothing', file(), 'wrongKind', 0],
] as const)('%s', async (_, image, answer, times) => {
  expect(await takeImage(client, image)).toBe(answer);
  expect(sendImage).toHaveBeenCalledTimes(times);
});

test('what begins like an image and cannot be drawn is none', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  );
  expect(await takeImage(client, file(PNG, 100))).toBe('wrongKind');
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  expect(await takeImage(client, file(PNG, 100))).toBe('kept');
  expect(close).toHaveBeenCalledOnce();
});
