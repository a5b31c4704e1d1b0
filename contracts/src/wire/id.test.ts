import fc from 'fast-check';
import * as z from 'zod/mini';
import { id, key } from './id.ts';

test('reads ids beyond 2^53 digit by digit', () => {
  const long = '3646988043223302144';
  expect(z.decode(id, long)).toBe(long);
  expect(z.encode(id, long)).toBe(long);
  expect(z.encode(key, long)).toBe(long);
});

test('rejects a number that has lost digits', () => {
  expect(z.safeDecode(id, JSON.parse('3646988043223302144') as number).success).toBe(false);
});

test('a row id is text in the domain and a number on the wire', () => {
  expect(z.decode(id, 41)).toBe('41');
  expect(z.decode(id, '41')).toBe('41');
  expect(z.encode(id, '41')).toBe(41);
});

test('any text survives a round trip as an id and as a key', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.bigInt({ min: 0n }).map(String)), (text) => {
      for (const codec of [id, key]) expect(z.decode(codec, z.encode(codec, text))).toBe(text);
    }),
  );
});

test('a key of digits stays text with its leading zeros', () => {
  expect(z.encode(key, '0041')).toBe('0041');
  expect(z.encode(id, '0041')).toBe('0041');
});

test.each([[null], [''], [1.5], [true], [[]], [undefined]])('refuse %j', (wire) => {
  expect(z.safeDecode(id, wire as never).success).toBe(false);
});
