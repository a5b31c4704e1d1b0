import { products } from '@shop/contracts';
import { expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-data/read-catalogue.ts';
import { didYouMean } from './did-you-mean.ts';
import { search } from './search.ts';
import { visit } from '../shop/test-customer.ts';

const catalogue = readCatalogue();
const finds = (text: string) => search(catalogue, text).length;
const meant = (keyword: string) => didYouMean(catalogue, keyword, finds);

test.each([
  ['plaet 2x4', 'plate 2x4'],
  ['wedgge plate', 'wedge plate'],
  ['rde plate', 'red plate'],
  ['transparnt 1x1 plate', 'transparent 1x1 plate'],
  ['jumperplate', 'jumper plate'],
  ['minifg hed', 'minifig head'],
  ['33001', '3001'],
  ['3O01', '3001'],
  ['基楚板 2x4', '基础板 2x4'],
  ['光面扳 1x2', '光面板 1x2'],
  ['紅瑟 2x4', '紅色 2x4'],
])('corrects “%s” to “%s”', (typed, better) => {
  expect(meant(typed)).toBe(better);
});

test('corrects a word that only begins another beside an unknown one, and leaves it alone otherwise', () => {
  expect(finds('hed')).toBeGreaterThan(0);
  expect(meant('minifg hed')).toBe('minifig head');
  expect(meant('minifg hedgehog')).not.toContain('head');
});

test('omits a single unknown word and never changes a size', () => {
  expect(meant('2x4 zzzz')).toBe('2x4');
  expect(meant('2x4x9 brick')).toBeUndefined();
});

test('suggests only queries with results, and nothing for nonsense', () => {
  for (const typed of [
    'zzzzqqq',
    '恐龙飞船',
    '😀',
    '.*',
    '(a+)+$',
    "'; DROP TABLE products;--",
    '<script>alert(1)</script>',
    'brik '.repeat(2000),
    'q'.repeat(10_000),
  ]) {
    const better = meant(typed);
    if (better !== undefined) expect(finds(better)).toBeGreaterThan(0);
  }
  expect(meant('zzzzqqq')).toBeUndefined();
});

test('a shopper who mistypes gets the corrected query with the empty list', async () => {
  const { get } = visit({ language: 'en' });
  const wrong = await get(products, { query: { page: 1, limit: 20, keyword: 'plaet 2x4' } });
  expect(wrong).toMatchObject({ products: [], total: 0, didYouMean: 'plate 2x4' });
  const right = await get(products, { query: { page: 1, limit: 20, keyword: 'plate 2x4' } });
  expect(right.products[0]?.part?.number).toBe('3020');
  expect(right.didYouMean).toBeUndefined();
});
