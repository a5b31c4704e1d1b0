import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MEGABYTE, MAX_BYTES, MAX_ENTRIES } from './limits.ts';
import { lockedZip, lyingZip } from './test-zip.ts';
import { openZip, type OpenedZip } from './zip.ts';

const opened = (bytes: Uint8Array): OpenedZip => {
  const zip = openZip(bytes);
  if ('code' in zip) throw new Error(zip.code);
  return zip;
};

test('unpacks stored and deflated files unchanged', () => {
  const text = strToU8('零件 '.repeat(50_000));
  const zip = opened(
    zipSync({ 'a/b.txt': text, 'c.txt': [strToU8('plain'), { level: 0 }], 'empty.txt': new Uint8Array() }),
  );
  expect(zip.names).toEqual(['a/b.txt', 'c.txt', 'empty.txt']);
  expect(zip.read('a/b.txt')).toEqual(text);
  expect(strFromU8(zip.read('c.txt') as Uint8Array)).toBe('plain');
  expect(zip.read('empty.txt')).toEqual(new Uint8Array());
  expect(zip.read('d.txt')).toEqual({ code: 'brokenZip', values: { name: 'd.txt' } });
});

test('refuses files that are too large, by the directory alone', () => {
  const bomb = lyingZip({ 'xl/sheet.xml': new Uint8Array(100) }, 3000 * MEGABYTE);
  expect(openZip(bomb)).toEqual({ code: 'zipBomb', values: { megabytes: 3000 } });
});

test('refuses many files that are a bomb together, although each is small', () => {
  const files = Object.fromEntries(
    Array.from({ length: 20 }, (_, nth) => [`xl/worksheets/sheet${nth}.xml`, new Uint8Array(100)]),
  );
  expect(openZip(lyingZip(files, 7 * MEGABYTE))).toEqual({ code: 'zipBomb', values: { megabytes: 140 } });
});

test('refuses a file that is much larger than its directory says, in little memory', () => {
  const packed = lyingZip({ 'sheet.xml': new Uint8Array(40_000_000) }, 1000);
  expect(opened(packed).read('sheet.xml')).toEqual({ code: 'zipBomb', values: { name: 'sheet.xml' } });
});

test('refuses a single file that is too large or has too high a ratio', () => {
  const zip = (content: Uint8Array, size: number) => opened(lyingZip({ 'a.xml': [content, { level: 0 }] }, size));
  const padded = opened(
    lyingZip(
      { 'a.xml': [new Uint8Array(1000), { level: 0 }], 'b.png': [new Uint8Array(300_000), { level: 0 }] },
      20 * MEGABYTE,
    ),
  );
  expect(padded.read('a.xml')).toEqual({ code: 'zipBomb', values: { megabytes: 20, name: 'a.xml' } });
  expect(zip(new Uint8Array(1_000_000), 100 * MEGABYTE).read('a.xml')).toEqual({
    code: 'tooBig',
    values: { megabytes: 100, name: 'a.xml' },
  });
});

test('refuses more files than a workbook has', () => {
  expect(
    openZip(
      zipSync(
        Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, nth) => [`${nth}.txt`, new Uint8Array(1)])),
      ),
    ),
  ).toMatchObject({ code: 'zipBomb' });
});

test('refuses a zip above the limit without reading it', () => {
  const bytes = new Uint8Array(MAX_BYTES + 1);
  expect(openZip(bytes)).toEqual({ code: 'tooBig', values: { megabytes: 50 } });
});

test('reports which file has a password', () => {
  expect(opened(lockedZip({ 'model.ldr': strToU8('0 FILE a') })).read('model.ldr')).toEqual({
    code: 'locked',
    values: { name: 'model.ldr' },
  });
});

test('reports damaged zips, and never throws', () => {
  const whole = zipSync({ 'a.txt': strToU8('3001,4,20\n'.repeat(100)) });
  expect(openZip(whole.subarray(0, whole.length - 30))).toEqual({ code: 'brokenZip' });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 8 }),
      (damage) => {
        const bytes = whole.slice();
        for (const [place, byte] of damage) bytes[place] = byte;
        const zip = openZip(bytes);
        const read = 'code' in zip ? zip : zip.read(zip.names[0] ?? '');
        expect(read instanceof Uint8Array || read.code !== undefined).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
