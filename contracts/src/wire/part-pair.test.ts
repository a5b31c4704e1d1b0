import fc from 'fast-check';
import * as z from 'zod/mini';
import { partCount, partNumber, partPair } from './part-pair.ts';

test('a part number stays text although it looks like a number', () => {
  for (const number of ['3001', '0055', '3e10', '970c27pr0039', '10190-1', '1e400', '9007199254740993']) {
    expect(z.encode(partNumber, number)).toBe(number);
    expect(z.decode(partNumber, number)).toBe(number);
  }
});

test('decodes a part number that PHP converted to an integer as text', () => {
  expect(z.decode(partNumber, 3001)).toBe('3001');
});

test.each([[null], [3001.5], [true], [[]], [undefined]])('%j is not a part number', (wire) => {
  expect(z.safeDecode(partNumber, wire as never).success).toBe(false);
});

test('any pair and any count of it survive a round trip through JSON', () => {
  const pair = fc.record({ part: fc.string(), colour: fc.nat() });
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 999_999 }), (asked, quantity) => {
      const again = (wire: unknown): never => JSON.parse(JSON.stringify(wire)) as never;
      expect(z.decode(partPair, again(z.encode(partPair, asked)))).toEqual(asked);
      expect(z.decode(partCount, again(z.encode(partCount, { ...asked, quantity })))).toEqual({ ...asked, quantity });
    }),
  );
});
