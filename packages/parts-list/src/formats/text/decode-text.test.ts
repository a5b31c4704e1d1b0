import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BYTES } from '../limits.ts';
import { encode } from '../test-tables.ts';
import { decodeText } from './decode-text.ts';

const TEXT = '零件编号,颜色编号,数量\n3001,072,5\n一,二,三\n';

test.each(['utf-8', 'utf-16le', 'utf-16be', 'gb18030'] as const)(
  'reads %s with and without a byte order mark',
  (encoding) => {
    expect(decodeText(encode(TEXT, encoding))).toEqual({ text: TEXT, isCut: false, problems: [] });
    if (encoding !== 'gb18030') expect(decodeText(encode(`\uFEFF${TEXT}`, encoding))?.text).toBe(TEXT);
  },
);

test('normalises line ends', () => {
  expect(decodeText(encode('a\r\nb\rc\n\r\nd', 'utf-8'))?.text).toBe('a\nb\nc\n\nd');
});

test('reads single Western letters, and reports where the first is', () => {
  expect(
    decodeText(Uint8Array.from(Array.from('part,colour,qty\n3001,grün,5\n'), (character) => character.charCodeAt(0))),
  ).toEqual({ text: 'part,colour,qty\n3001,grün,5\n', isCut: false, problems: [{ code: 'undecodable', line: 2 }] });
});

test('reads Chinese text with a few broken bytes', () => {
  const bytes = encode('零件编号,颜色编号,数量\n3001,黑色,5\n3002,红色,5\n', 'utf-8');
  bytes[bytes.length - 6] = 0xff;
  const decoded = decodeText(bytes);
  expect(decoded?.text).toContain('3001,黑色,5\n');
  expect(decoded?.problems).toEqual([{ code: 'undecodable', line: 3 }]);
});

test('reads a text that was cut in the middle of a character up to its last whole line', () => {
  const line = '3001,黑色,5\n';
  const bytes = new Uint8Array(MAX_BYTES + 1);
  const once = encode(line, 'utf-8');
  for (let at = 0; at < bytes.length; at += once.length) bytes.set(once.subarray(0, bytes.length - at), at);
  const decoded = decodeText(bytes);
  expect(decoded).toMatchObject({ isCut: true, problems: [] });
  expect(decoded?.text.length).toBe(Math.floor(MAX_BYTES / once.length) * line.length);
});

test('reads text with a stray NUL in it', () => {
  expect(
    decodeText(new TextEncoder().encode('Part,Color,Quantity\n30\0 01,4,5\n'.padEnd(300, '3001,4,5\n')))?.text,
  ).toContain('30\0 01,4,5');
});

test('does not read NUL and control characters as text', () => {
  expect(decodeText(Uint8Array.of(77, 90, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0))).toBeUndefined();
  expect(decodeText(Uint8Array.from({ length: 500 }, (_, nth) => (nth % 20) + 1))).toBeUndefined();
});

test('never throws for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeText(bytes);
      expect(decoded === undefined || typeof decoded.text === 'string').toBe(true);
    }),
    { numRuns: 50 },
  );
});
