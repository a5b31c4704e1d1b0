import { createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solutionOf } from './slider-solution.ts';

/** What the server reads: AES-128-ECB with PKCS7 padding, by another implementation. */
function decrypted(text: string, secretKey: string): string {
  const cipher = createDecipheriv('aes-128-ecb', secretKey, null);
  return cipher.update(text, 'base64', 'utf8') + cipher.final('utf8');
}

test('without a secret key, sends the point and the proof as they are', async () => {
  expect(await solutionOf({ token: 'abc', secretKey: '' }, 123.4)).toEqual({
    pointJson: '{"x":123,"y":5}',
    proof: 'abc---{"x":123,"y":5}',
  });
});

test('encrypts the point and the proof as the server decrypts them', async () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '9'), minLength: 16, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(key, fc.string(), fc.integer({ min: 0, max: 263 }), async (secretKey, token, x) => {
      const { pointJson, proof } = await solutionOf({ token, secretKey }, x);
      expect(decrypted(pointJson, secretKey)).toBe(`{"x":${x},"y":5}`);
      expect(decrypted(proof, secretKey)).toBe(`${token}---{"x":${x},"y":5}`);
    }),
  );
});
