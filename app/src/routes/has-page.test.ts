import { expect, test } from 'vitest';
import { hasPage, pagePath, pagePatterns } from './has-page.ts';

test.each(['/', '/en', '/vi/', '/goods_cate', '/EN/goods_cate/', '/%67oods_cate', '/goods_detail/3001.dat', '/user'])(
  'the shop has a page at %s',
  (path) => expect(hasPage(path)).toBe(true),
);

test.each(['/goods_detial/1', '/en/vi/goods_cate', '/user/nothing', '/goods_cate/3', '/goods_detail', '/%', '/en/%ZZ'])(
  'the shop has no page at %s',
  (path) => expect(hasPage(path)).toBe(false),
);

test.each([
  ['/EN', '/en'],
  ['/vi/', '/vi'],
  ['/VI/Goods_Cate/', '/vi/goods_cate'],
  ['//en//goods_cate', '/en/goods_cate'],
  ['/SHOPPINGCART', '/shoppingCart'],
  ['/%67oods_cate', '/goods_cate'],
  // The number of a part stays as it is: %2F is no slash.
  ['/EN/goods_detail/3001%2FA.DAT/', '/en/goods_detail/3001%2FA.DAT'],
])('%s is a spelling of %s', (spelling, path) => {
  expect(pagePath(spelling)).toBe(path);
  expect(pagePath(path)).toBe(path);
});

test('every page exists in every language, under a path of its own', () => {
  expect(new Set(pagePatterns).size).toBe(pagePatterns.length);
  for (const pattern of pagePatterns.filter((found) => !/^\/(en|vi)\//.test(found)))
    expect(pagePatterns).toEqual(expect.arrayContaining([`/en${pattern}`, `/vi${pattern}`]));
});
