import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyMoment, textMoment, toShopText, unixMoment } from './moment.ts';

/** Whole seconds from 1971 to 2100. */
const moment = fc.integer({ min: 31_536_000, max: 4_102_444_800 }).map((seconds) => seconds * 1000);

test('reads unix seconds from numbers and digits; 0 and nothing are undefined', () => {
  expect(z.decode(unixMoment, 1_763_600_000)).toBe(1_763_600_000_000);
  expect(z.decode(unixMoment, '1763600000')).toBe(1_763_600_000_000);
  for (const none of [0, '0', '', null, undefined]) expect(z.decode(unixMoment, none)).toBeUndefined();
});

test('reads a text without an offset as a time in Shanghai', () => {
  const ten = Date.UTC(2026, 10, 20, 2, 0, 0);
  for (const text of ['2026-11-20 10:00:00', '2026-11-20T10:00:00', '2026-11-20 10:00', '2026/11/20 10:00'])
    expect(z.decode(textMoment, text)).toBe(ten);
  expect(z.decode(textMoment, '2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
  expect(toShopText(ten)).toBe('2026-11-20 10:00:00');
});

test('reads texts that mean not set as undefined', () => {
  for (const none of ['', '1970-01-01 08:00', '0000-00-00 00:00:00', null, undefined])
    expect(z.decode(textMoment, none)).toBeUndefined();
});

test('moments survive a round trip in both formats', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(z.decode(unixMoment, z.encode(unixMoment, at))).toBe(at);
      expect(z.decode(textMoment, z.encode(textMoment, at))).toBe(at);
    }),
  );
  expect(z.decode(unixMoment, z.encode(unixMoment, undefined))).toBeUndefined();
  expect(z.decode(textMoment, z.encode(textMoment, undefined))).toBeUndefined();
});

test('reads a column in either format and encodes it as text', () => {
  const ten = Date.UTC(2026, 10, 20, 2, 0, 0);
  for (const wire of ['2026-11-20 10:00:00', '2026/11/20 10:00', ten / 1000, String(ten / 1000)])
    expect(z.decode(anyMoment, wire)).toBe(ten);
  for (const none of [0, '0', '', null, undefined]) expect(z.decode(anyMoment, none)).toBeUndefined();
  for (const odd of ['soon', '21.11.2026', '2026-13-45', 1.5, true])
    expect(z.safeDecode(anyMoment, odd as never).success, String(odd)).toBe(false);
  fc.assert(
    fc.property(fc.option(moment, { nil: undefined }), (at) => {
      expect(z.decode(anyMoment, z.encode(anyMoment, at))).toBe(at);
    }),
  );
});

test.each([['3天前'], ['2026-13-45'], ['20.11.2026'], [1_763_600_000], [true]])('a text time refuses %j', (wire) => {
  expect(z.safeDecode(textMoment, wire as never).success).toBe(false);
});

test.each([['soon'], [1.5], [true], [[]]])('unix seconds refuse %j', (wire) => {
  expect(z.safeDecode(unixMoment, wire as never).success).toBe(false);
});
