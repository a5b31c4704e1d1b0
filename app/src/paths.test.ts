import { describe, expect, test } from 'vitest';
import { isSignInPath, pathTo } from './paths.ts';

describe('addresses', () => {
  test('the account link carries query type 0', () => {
    expect(pathTo({ name: 'account' })).toBe('/user?type=0');
  });

  test('the cart shortcut leads to the account area, and order cards to its order page with orderId', () => {
    expect(pathTo({ name: 'cart' })).toBe('/user/shoppingCart');
    expect(pathTo({ name: 'order', order: 'cp1' })).toBe('/user/order_detail?orderId=cp1');
  });

  test('a search is the encoded parameter `title`', () => {
    expect(pathTo({ name: 'search', query: '红 2×4&?' })).toBe('/goods_search?title=%E7%BA%A2+2%C3%974%26%3F');
  });

  test('defaults are left out of the address, so that a list has one address', () => {
    expect(pathTo({ name: 'parts', sort: 'default', page: 1 })).toBe('/goods_cate');
    expect(pathTo({ name: 'parts', category: '3', sub: '31', sort: 'priceUp', page: 2 })).toBe(
      '/goods_cate?cid=3&sid=31&sort=priceUp&page=2',
    );
  });

  test('filters are in a fixed order, each with its values sorted', () => {
    expect(
      pathTo({
        name: 'parts',
        priceTo: 200,
        stock: 1,
        finishes: ['solid', 'pearl'],
        heights: [3, 1],
        sizes: ['2x10', '2x4'],
        colours: ['15', '4'],
        sub: '31',
        category: '3',
        sort: 'sales',
        page: 2,
      }),
    ).toBe(
      '/goods_cate?cid=3&sid=31&colour=4.15&size=2x4.2x10&height=1.3&finish=pearl.solid&stock=1&to=200&sort=sales&page=2',
    );
  });

  test('promotions have their old addresses', () => {
    expect(pathTo({ name: 'flashSale', slot: '2' })).toBe('/goods_seckill?slot=2');
    expect(pathTo({ name: 'flashProduct', id: '9' })).toBe('/goods_seckill_detail?id=9');
    expect(pathTo({ name: 'presaleProduct', id: '9' })).toBe('/goods_presell_detail?id=9');
    expect(pathTo({ name: 'presale', kind: 'before' })).toBe('/goods_presell?state=before');
    expect(pathTo({ name: 'picks', kind: 'hot' })).toBe('/goods_hot');
    expect(pathTo({ name: 'picks', kind: 'new', page: 2 })).toBe('/goods_list?type=3&page=2');
  });

  test('selected cart lines are passed to the confirmation in their order', () => {
    expect(pathTo({ name: 'confirm', lines: ['3', '1'] })).toBe('/order_confirm?new=0&cartId=3%2C1');
  });

  test('the sign-in pages are recognised as the router recognises them', () => {
    for (const path of ['/login', '/mobile_login', '/login/', '/Mobile_Login']) expect(isSignInPath(path)).toBe(true);
    for (const path of ['/', '/user', '/login/x', '/en/login', '/logins']) expect(isSignInPath(path)).toBe(false);
  });
});
