import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage, languageOfCode, readPath, addressInLanguage } from './language.ts';

describe('the language of an address', () => {
  test.each([
    ['/', 'zh-Hans', '/'],
    ['/goods_cate', 'zh-Hans', '/goods_cate'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/goods_detail/12', 'en', '/goods_detail/12'],
    ['/vi', 'zh-Hant', '/'],
    ['/vi/user/shoppingCart', 'zh-Hant', '/user/shoppingCart'],
    ['/english', 'zh-Hans', '/english'],
    ['/visit', 'zh-Hans', '/visit'],
  ])('%s is %s at %s', (pathname, language, path) => {
    expect(readPath(pathname)).toEqual({ language, path });
  });

  test('path and query are the same after a change of language', () => {
    const paths = fc.constantFrom('/', '/goods_cate', '/goods_detail/12', '/user/order_detail');
    const searches = fc.constantFrom('', '?title=2%C3%974', '?cid=3&page=2#top');
    fc.assert(
      fc.property(paths, searches, fc.constantFrom('zh-Hans', 'zh-Hant', 'en'), (path, search, language) => {
        const url = new URL(inLanguage(path + search, language), 'https://shop.example');
        expect(readPath(url.pathname)).toEqual({ language, path });
        expect(url.search + url.hash).toBe(search);
      }),
    );
  });

  test.each([
    ['/goods_detail/12?n=3#facts', 'en', '/en/goods_detail/12?n=3#facts'],
    ['/en/user/shoppingCart', 'zh-Hant', '/vi/user/shoppingCart'],
    ['/vi?from=mail', 'zh-Hans', '/?from=mail'],
    ['/', 'en', '/en'],
  ] as const)('%s in %s is %s', (address, language, expected) => {
    expect(addressInLanguage(address, language)).toBe(expected);
  });

  test('reads the three language codes and nothing else', () => {
    expect(['zh', 'vi', 'en', 'fr', '', null].map((code) => languageOfCode(code))).toEqual([
      'zh-Hans',
      'zh-Hant',
      'en',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('never returns the code vi as a language', () => {
    expect(['/vi', '/vi/goods_cate'].map((path) => new Intl.Locale(readPath(path).language).language)).toEqual([
      'zh',
      'zh',
    ]);
  });
});
