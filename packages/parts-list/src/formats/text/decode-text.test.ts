import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BYTES } from '../limits.ts';
import { encode } from '../test-tables.ts';
import { decodeText } from './decode-text.ts';

const TEXT = '零件编号,颜色编号,数量\n3001,072,5\n一,二,三\n';

test.each(['utf-8', 'utf-16le', 'utf-16be', 'gb18030'] as const)('reads %s with and without a mark', (encoding) => {
  expect(decodeText(encode(TEXT, encoding))).toEqual({ text: TEXT, isCut: false, troubles: [] });
  if (encoding !== 'gb18030') expect(decodeText(encode(`\uFEFF${TEXT}`, encoding))?.text).toBe(TEXT);
});

test('makes one line end of all kinds', () => {
  expect(decodeText(encode('a\r\nb\rc\n\r\nd', 'utf-8'))?.text).toBe('a\nb\nc\n\nd');
});

test('reads Western letters that stand alone, and says where the first is', () => {
  expect(
    decodeText(Uint8Array.from(Array.from('part,colour,qty\n3001,grün,5\n'), (character) => character.charCodeAt(0))),
  ).toEqual({ text: 'part,colour,qty\n3001,grün,5\n', isCut: false, troubles: [{ code: 'undecodable', line: 2 }] });
});

test('keeps Chinese text in which a few bytes are broken', () => {
  const bytes = encode('零件编号,颜色编号,数量\n3001,黑色,5\n3002,红色,5\n', 'utf-8');
  bytes[bytes.length - 6] = 0xff;
  const decoded = decodeText(bytes);
  expect(decoded?.text).toContain('3001,黑色,5\n');
  expect(decoded?.troubles).toEqual([{ code: 'undecodable', line: 3 }]);
});

test('reads what was cut in the middle of a character up to its last whole line', () => {
  const line = '3001,黑色,5\n';
  const bytes = new Uint8Array(MAX_BYTES + 1);
  const once = encode(line, 'utf-8');
  for (let at = 0; at < bytes.length; at += once.length) bytes.set(once.subarray(0, bytes.length - at), at);
  const decoded = decodeText(bytes);
  expect(decoded).toMatchObject({ isCut: true, troubles: [] });
  expect(decoded?.text.length).toBe(Math.floor(MAX_BYTES / once.length) * line.length);
});

test('reads text with a stray NUL in it', () => {
  expect(
    decodeText(new TextEncoder().encode('Part,Color,Quantity\n30\0 01,4,5\n'.padEnd(300, '3001,4,5\n')))?.text,
  ).toContain('30\0 01,4,5');
});

test('takes what is full of NUL and control characters for no text', () => {
  expect(decodeText(Uint8Array.of(77, 90, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0))).toBeUndefined();
  expect(decodeText(Uint8Array.from({ length: 500 }, (_, nth) => (nth % 20) + 1))).toBeUndefined();
});

test('never throws, whatever the bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const decoded = decodeText(bytes);
      expect(decoded === undefined || typeof decoded.text === 'string').toBe(true);
    }),
    { numRuns: 50 },
  );
});
