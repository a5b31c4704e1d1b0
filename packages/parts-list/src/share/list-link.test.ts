import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { unite } from '../lists/algebra.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { checksum } from './checksum.ts';
import { fromLinkText, MAX_LINK_LENGTH, MAX_LINK_NAME_LENGTH, toLinkText } from './list-link.ts';

const pair = fc.record({
  part: fc.oneof(fc.constantFrom('3001', '0055', '3e10', '970c27pr0039', '3069b'), fc.string({ unit: 'grapheme' })),
  colour: fc.nat({ max: 9999 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const list = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 30 }),
  pairs: fc.array(pair, { minLength: 1, maxLength: 40 }),
});
const RUNS = { numRuns: 100 };
const packed = (value: unknown) => {
  const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(value)));
  return `1.${toBase64url(new Uint8Array([...checksum(bytes), ...bytes]))}`;
};

test('base64url is what Node writes and reads', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(toBase64url(bytes)).toBe(text);
      expect(fromBase64url(text)).toEqual(bytes);
    }),
    RUNS,
  );
  expect(fromBase64url('ab+/')).toBeUndefined();
  expect(fromBase64url('abcde')).toBeUndefined();
});

test('a friend opens the list that was shared', () => {
  fc.assert(
    fc.property(list, ({ name, pairs }) => {
      const text = toLinkText({ name, pairs });
      expect(text).toMatch(/^1\.[\w-]+$/);
      const opened = fromLinkText(text);
      expect(opened).toEqual({
        name: [...name].slice(0, MAX_LINK_NAME_LENGTH).join(''),
        pairs: unite([pairs], 'sum'),
      });
    }),
    RUNS,
  );
});

test('a link that was cut is never another list', () => {
  fc.assert(
    fc.property(list, fc.nat(), (shared, chance) => {
      const text = toLinkText(shared);
      const cut = fromLinkText(text.slice(0, chance % text.length));
      expect(['damaged', 'missing']).toContain(cut);
    }),
    RUNS,
  );
});

test('a link of which a character was changed is damaged, or still the same list', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.constantFrom('A', '_', 'x', '%', ' '), (shared, chance, other) => {
      const text = toLinkText(shared);
      const at = 2 + (chance % (text.length - 2));
      const changed = fromLinkText(text.slice(0, at) + other + text.slice(at + 1));
      if (changed !== 'damaged') expect(changed).toEqual(fromLinkText(text));
    }),
    RUNS,
  );
});

test('any text is a list or a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `1.${text}`),
      ),
      (text) => {
        expect(['missing', 'newer', 'damaged']).toContain(fromLinkText(text));
      },
    ),
    RUNS,
  );
});

test.each([
  ['', 'missing'],
  ['#', 'missing'],
  ['2.abc', 'newer'],
  ['10.abc', 'newer'],
  ['abc', 'damaged'],
  [packed(['x']), 'damaged'],
  [packed(['x', [4, '3001']]), 'damaged'],
  [packed(['x', [4, '3001', 0]]), 'damaged'],
  [packed(['x', [-4, '3001', 1]]), 'damaged'],
  [packed(['x', [4, 3001, 1]]), 'damaged'],
  [packed([7, [4, '3001', 1]]), 'damaged'],
  [packed({ name: 'x' }), 'damaged'],
  // A megabyte of spaces in two kilobytes.
  [packed([' '.repeat(1_100_000), [4, '3001', 1]]), 'damaged'],
])('says why there is no list (%#)', (text, problem) => {
  expect(fromLinkText(text)).toBe(problem);
});

test('punctuation that a messenger adds does not matter', () => {
  const text = toLinkText({ name: '车站', pairs: [{ part: '3001', colour: 4, quantity: 2 }] });
  for (const around of [`#${text}`, `${text}.`, `${text})`, `${text}。`])
    expect(fromLinkText(around)).toMatchObject({ name: '车站' });
});

test('a thousand different parts fit into a link', () => {
  const pairs = Array.from({ length: 1000 }, (_, index) => ({
    part: String(2000 + index * 61),
    colour: [0, 1, 4, 14, 15, 19, 28, 70, 71, 72, 320, 321][index % 12] ?? 0,
    quantity: 1 + ((index * 7) % 40),
  }));
  expect(toLinkText({ name: 'station.xml', pairs }).length).toBeLessThan(MAX_LINK_LENGTH);
});
