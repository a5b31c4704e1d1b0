import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkImage, MAX_IMAGE_BYTES, sizeOf, sortImages } from './check-image.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: readonly number[], size = bytes.length, name = 'picture.png') =>
  new File([new Uint8Array(bytes), new Uint8Array(Math.max(0, size - bytes.length))], name);

test.each([
  ['a JPEG', file(JPEG), 'ok'],
  ['a PNG', file(PNG), 'ok'],
  ['a text named .jpg', new File(['hello, I am a text'], 'picture.jpg', { type: 'image/jpeg' }), 'notAnImage'],
  ['a text named .png', new File(['hello, I am a text'], 'picture.png', { type: 'image/png' }), 'notAnImage'],
  ['a WebP', file([...new TextEncoder().encode('RIFF0000WEBP')]), 'notAnImage'],
  ['a GIF', file([...new TextEncoder().encode('GIF89a')]), 'notAnImage'],
  ['an empty file', file([]), 'notAnImage'],
  ['half a PNG signature', file(PNG.slice(0, 7)), 'notAnImage'],
  ['exactly 5M', file(PNG, MAX_IMAGE_BYTES), 'ok'],
  ['5M and a byte', file(PNG, MAX_IMAGE_BYTES + 1), 'tooLarge'],
  ['a large text', file([1], MAX_IMAGE_BYTES + 1), 'notAnImage'],
])('checks the content: %s', async (_, image, verdict) => {
  expect(await checkImage(image)).toBe(verdict);
});

test('refuses a file that cannot be read', async () => {
  const unreadable = {
    size: 10,
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('a folder')) }),
  } as unknown as Blob;
  expect(await checkImage(unreadable)).toBe('notAnImage');
});

test('accounts for every file: accepted, refused with a reason, or over the limit', async () => {
  const kinds = {
    good: () => file(JPEG, 4, 'good.jpg'),
    large: () => file(JPEG, MAX_IMAGE_BYTES + 1, 'large.jpg'),
    text: () => file([1, 2, 3], 3, 'text.jpg'),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('good', 'large', 'text'), { maxLength: 6 }),
      fc.integer({ min: -1, max: 4 }),
      async (chosen, room) => {
        const { taken, refused, noRoom } = await sortImages(
          chosen.map((kind) => kinds[kind]()),
          room,
        );
        expect(taken.length + refused.length + noRoom).toBe(chosen.length);
        expect(taken.length).toBeLessThanOrEqual(Math.max(0, room));
        expect(taken.every(({ name }) => name === 'good.jpg')).toBe(true);
        expect(refused.map(({ name }) => name)).toEqual(
          chosen.filter((kind) => kind !== 'good').map((kind) => `${kind}.jpg`),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  [1, { value: 1, unit: 'byte' }],
  [1024, { value: 1, unit: 'kilobyte' }],
  [1025, { value: 2, unit: 'kilobyte' }],
  [1024 * 1024, { value: 1, unit: 'megabyte' }],
  [6_500_000, { value: 6.2, unit: 'megabyte' }],
])('formats %i bytes', (bytes, size) => {
  expect(sizeOf(bytes)).toEqual(size);
});

test('never rounds down', () => {
  const BYTES = { byte: 1, kilobyte: 1024, megabyte: 1024 * 1024 };
  fc.assert(
    fc.property(fc.nat(50 * 1024 * 1024), (bytes) => {
      const { value, unit } = sizeOf(bytes);
      expect(value * BYTES[unit]).toBeGreaterThanOrEqual(bytes);
    }),
  );
});

test('refuses everything that does not begin like a JPEG or PNG', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 12 }), async (bytes) => {
      const begins = (signature: readonly number[]) => signature.every((byte, place) => bytes[place] === byte);
      expect(await checkImage(new Blob([bytes]))).toBe(begins(JPEG.slice(0, 3)) || begins(PNG) ? 'ok' : 'notAnImage');
    }),
  );
});
