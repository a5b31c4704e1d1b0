import { expect, test } from 'vitest';
import { repairPostage } from './postage.ts';
import { regionNamed } from './sets/regions.ts';

const to = (code: string) => regionNamed(code) ?? expect.fail();

test.each([
  ['CN', '浙江省', 4899, 1000],
  ['CN', '浙江省', 4900, 0],
  ['CN', '新疆维吾尔自治区', 9899, 1000],
  ['CN', '新疆维吾尔自治区', 9900, 0],
  ['CN', undefined, 4900, 0],
  ['HK', '香港特别行政区', 9899, 3000],
  ['HK', '香港特别行政区', 9900, 0],
  ['JP', undefined, 99_000, 5800],
  ['CL', undefined, 100, 12_800],
] as const)(
  'a priced request to %s, %s, with parts of %i fen costs %i fen of postage',
  (code, province, parts, postage) => {
    expect(repairPostage(to(code), 'paid', { parts, province })).toBe(postage);
  },
);

test('a free request is sent without postage only where the region says so', () => {
  expect(repairPostage(to('CN'), 'free', { parts: 100, province: '西藏自治区' })).toBe(0);
  expect(repairPostage(to('TW'), 'free', { parts: 9900, province: undefined })).toBe(3500);
});
