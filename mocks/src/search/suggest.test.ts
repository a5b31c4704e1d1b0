import { hotSearches, products, searchSuggestions } from '@shop/contracts';
import { expect, test } from 'vitest';
import { visit } from '../shop/test-customer.ts';

const suggestions = (keyword: string, language = 'en', limit = 10) =>
  visit({ language }).get(searchSuggestions, { query: { keyword, limit } });
const page = { page: 1, limit: 1 };

test('completes an unfinished word and shows how many parts it finds', async () => {
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

test('shows parts first for a size or a number, in the colour of the query', async () => {
  const [first] = await suggestions('red plate 2x4');
  expect(first).toMatchObject({ kind: 'part', number: '3020', picture: { hex: 'C91A09' } });
  expect((await suggestions('3001'))[0]).toMatchObject({ kind: 'part', number: '3001' });
  expect((await suggestions('300121'))[0]).toMatchObject({ kind: 'part', number: '3001', picture: { hex: 'C91A09' } });
});

test('completes in the script of the shopper', async () => {
  const texts = async (keyword: string, language: string) =>
    (await suggestions(keyword, language)).flatMap((one) => (one.kind === 'search' ? [one.text] : []));
  expect(await texts('圆形', 'zh-CN')).toContain('圆形砖');
  expect(await texts('圓形', 'zh-TW')).toContain('圓形磚');
  expect(await texts('红色圆', 'zh-CN')).toContain('红色圆形砖');
  expect(await texts('plate', 'en')).toContain('plate 2×2');
});

test('suggests a correction for a query without results, and nothing for an empty or unknown one', async () => {
  expect((await suggestions('plaet'))[0]).toMatchObject({ kind: 'search', text: 'plate' });
  for (const keyword of ['', '   ', 'zzzzqqq', '😀', '(((', 'x'.repeat(10_000)])
    expect(await suggestions(keyword)).toEqual([]);
  expect(await suggestions('plate', 'en', 0)).toEqual([]);
  expect((await suggestions('plate', 'en', 3)).length).toBe(3);
});

test.each(['en', 'zh-CN', 'zh-TW'])('each hot search finds parts (%s)', async (language) => {
  const { get } = visit({ language });
  const searches = await get(hotSearches, {});
  expect(searches).toHaveLength(12);
  for (const keyword of searches)
    expect((await get(products, { query: { ...page, keyword } })).total, keyword).toBeGreaterThan(0);
});

test('lists no category twice', async () => {
  const named = (await suggestions('slop')).flatMap((one) => (one.kind === 'category' ? [one.name] : []));
  expect(named).toEqual([...new Set(named)]);
  expect(named).toContain('Slopes');
});
