import { expect, test } from 'vitest';
import { hasPage, pagePatterns } from './has-page.ts';

test.each(['/', '/en', '/vi/', '/goods_cate', '/EN/goods_cate/', '/%67oods_cate', '/goods_detail/3001.dat', '/user'])(
  'the shop has a page at %s',
  (path) => expect(hasPage(path)).toBe(true),
);

test.each(['/goods_detial/1', '/en/vi/goods_cate', '/user/nothing', '/goods_cate/3', '/goods_detail', '/%', '/en/%ZZ'])(
  'the shop has no page at %s',
  (path) => expect(hasPage(path)).toBe(false),
);

test('every page exists in every language, under a path of its own', () => {
  expect(new Set(pagePatterns).size).toBe(pagePatterns.length);
  for (const pattern of pagePatterns.filter((found) => !/^\/(en|vi)\//.test(found)))
    expect(pagePatterns).toEqual(expect.arrayContaining([`/en${pattern}`, `/vi${pattern}`]));
});
