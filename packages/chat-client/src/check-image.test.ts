import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkImage } from './check-image.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[], size = bytes.length, type = '') => new File([new Uint8Array(bytes), new Uint8Array(Math.max(0, size - bytes.length))], 'picture.png', { type });

test.each([
  ['a JPEG', file(JPEG), 'fine'],
  ['a PNG', file(PNG), 'fine'],
  ['a JPEG that calls itself text', file(JPEG, 100, 'text/plain'), 'fine'],
  ['a text named .png', new File(['hello, I am a text'], 'picture.png', { type: 'image/png' }), 'wrongKind'],
  ['a GIF', file([...new TextEncoder().encode('GIF89a')]), 'wrongKind'],
  ['a WebP', file([...new TextEncoder().encode('RIFF0000WEBP')]), 'wrongKind'],
  ['half a PNG signature', file(PNG.slice(0, 7)), 'wrongKind'],
  ['an empty file', file([]), 'wrongKind'],
  ['exactly 5 MB', file(PNG, 5 * 1024 * 1024), 'fine'],
  ['5 MB and a byte', file(PNG, 5 * 1024 * 1024 + 1), 'tooLarge'],
  ['a large text', file([1], 6 * 1024 * 1024), 'wrongKind'],
])('judges by content: %s', async (_, image, verdict) => {
  expect(await checkImage(image)).toBe(verdict);
});

test('takes nothing that does not begin as a JPEG or PNG does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 12 }), async (bytes) => {
      const begins = (signature: readonly number[]) => signature.every((byte, place) => bytes[place] === byte);
      expect(await checkImage(new Blob([bytes]))).toBe(begins(JPEG.slice(0, 3)) || begins(PNG) ? 'fine' : 'wrongKind');
    }),
  );
});
