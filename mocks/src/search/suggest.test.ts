import { hotSearches, products, searchSuggestions } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const suggestions = (keyword: string, language = 'en', limit = 10) =>
  visit({ language }).get(searchSuggestions, { query: { keyword, limit } });
const page = { page: 1, limit: 1 };

test('brings a word begun to its end, and says how many parts that finds', async () => {
  const found = await suggestions('pla');
  expect(found[0]).toMatchObject({ kind: 'search', text: 'plate' });
  for (const one of found)
    if (one.kind === 'search')
      expect((await visit({ language: 'en' }).get(products, { query: { ...page, keyword: one.text } })).total).toBe(
        one.count,
      );
  expect(found.find(({ kind }) => kind === 'category')).toMatchObject({ name: 'Plates', top: '' });
  expect(found.some(({ kind }) => kind === 'part')).toBe(true);
});

test('shows parts first where a size or a number says which, in the colour that was named', async () => {
  const [first] = await suggestions('red plate 2x4');
  expect(first).toMatchObject({ kind: 'part', number: '3020', picture: { hex: 'C91A09' } });
  expect((await suggestions('3001'))[0]).toMatchObject({ kind: 'part', number: '3001' });
  expect((await suggestions('300121'))[0]).toMatchObject({ kind: 'part', number: '3001', picture: { hex: 'C91A09' } });
});

test('goes on in the writing of the reader', async () => {
  const texts = async (keyword: string, language: string) =>
    (await suggestions(keyword, language)).flatMap((one) => (one.kind === 'search' ? [one.text] : []));
  expect(await texts('圆形', 'zh-CN')).toContain('圆形砖');
  expect(await texts('圓形', 'zh-TW')).toContain('圓形磚');
  expect(await texts('红色圆', 'zh-CN')).toContain('红色圆形砖');
  expect(await texts('plate', 'en')).toContain('plate 2×2');
});

test('says what was probably meant where nothing is found, and nothing for nothing', async () => {
  expect((await suggestions('plaet'))[0]).toMatchObject({ kind: 'search', text: 'plate' });
  for (const keyword of ['', '   ', 'zzzzqqq', '😀', '(((', 'x'.repeat(10_000)])
    expect(await suggestions(keyword)).toEqual([]);
  expect(await suggestions('plate', 'en', 0)).toEqual([]);
  expect((await suggestions('plate', 'en', 3)).length).toBe(3);
});

test.each(['en', 'zh-CN', 'zh-TW'])('each hot search finds parts (%s)', async (language) => {
  const { get } = visit({ language });
  const words = await get(hotSearches, {});
  expect(words).toHaveLength(12);
  for (const keyword of words)
    expect((await get(products, { query: { ...page, keyword } })).total, keyword).toBeGreaterThan(0);
});

test('names no category twice', async () => {
  const named = (await suggestions('slop')).flatMap((one) => (one.kind === 'category' ? [one.name] : []));
  expect(named).toEqual([...new Set(named)]);
  expect(named).toContain('Slopes');
});
