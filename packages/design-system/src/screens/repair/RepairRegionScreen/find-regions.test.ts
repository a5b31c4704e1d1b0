import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '../fixtures-repair-start.ts';
import { regionsMatching, sortedByName } from './find-regions.ts';

const codes = (typed: string) => regionsMatching(regions, typed).map(({ code }) => code);

test.each([
  ['日本', ['JP']],
  ['japan', ['JP']],
  [' JP ', ['JP']],
  ['德國', ['DE']],
  ['Ｕｎｉｔｅｄ', ['US', 'GB']],
  ['国', ['CN', 'HK', 'MO', 'TW', 'DE', 'FR', 'US', 'GB']],
  ['火星', []],
])('finds countries by "%s"', (typed, expected) => {
  expect(codes(typed)).toEqual(expected);
});

test('finds all without a query, and never one that is not there', () => {
  expect(codes('  ')).toEqual(regions.map(({ code }) => code));
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const all = regions.map(({ code }) => code);
      expect(all).toEqual(expect.arrayContaining(codes(typed)));
    }),
  );
});

test('sorts Chinese names by pronunciation, English ones by letter', () => {
  const others = regions.filter(({ area }) => area === 'other');
  expect(sortedByName(others, 'zh-Hans').map(({ name }) => name)).toEqual([
    '巴西',
    '德国',
    '法国',
    '美国',
    '挪威',
    '日本',
    '新加坡',
    '英国',
  ]);
  const english = [
    { code: 'NO', name: 'Norway' },
    { code: 'AX', name: 'Åland' },
    { code: 'BR', name: 'Brazil' },
  ];
  expect(sortedByName(english, 'en').map(({ code }) => code)).toEqual(['AX', 'BR', 'NO']);
});

test('accepts a code that is no region', () => {
  expect(regionsMatching([{ code: '86', name: 'CN' }], 'cn')).toHaveLength(1);
});
