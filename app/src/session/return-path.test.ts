import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePath } from './return-path.ts';

const ORIGIN = 'https://shop.example';

describe('the return path', () => {
  test.each([
    '/',
    '/goods_cate',
    '/goods_detail/12?colour=1a2b3c4d&n=3',
    '/en/user/shoppingCart',
    '/vi/goods_search?title=%E7%BA%A2%202%C3%974',
    '/order_confirm?new=0&cartId=1,2,3',
    '/a-b_c~d@e#part',
  ])('accepts %s', (path) => {
    expect(isSafePath(path, ORIGIN)).toBe(true);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f%5c%2fevil.example',
    '/%2F/evil.example',
    '/%252f%252fevil.example',
    '/%5Cevil.example',
    '/ok//evil.example',
    '/\tgoods',
    '/\n/evil.example',
    '/goods cate',
    '/goods_cate;/evil',
    'goods_cate',
    '',
    ' /goods_cate',
    '/<script>',
    '/.evil.example',
    '/@evil.example/../..//evil.example',
  ])('rejects %j', (path) => {
    expect(isSafePath(path, ORIGIN)).toBe(false);
  });

  test('an accepted path is on the origin of the shop, also when decoded twice', () => {
    const bits = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5c',
        '%252f',
        '@',
        ':',
        '?',
        '#',
        '.',
        'a',
        'evil.example',
        'https:',
        '%',
        '%09',
        '~',
        '_',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(bits, (parts) => {
        const path = `/${parts.join('')}`;
        if (!isSafePath(path, ORIGIN)) return;
        let form = path;
        for (let depth = 0; depth < 3; depth += 1) {
          expect(new URL(form, ORIGIN).origin).toBe(ORIGIN);
          try {
            form = decodeURIComponent(form.split(/[?#]/)[0] ?? '');
          } catch {
            return;
          }
        }
      }),
      { numRuns: 5000 },
    );
  });
});
