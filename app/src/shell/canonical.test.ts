import { expect, test } from 'vitest';
import { canonicalOf, isPrivate } from './canonical.ts';

const canonical = (at: string) => canonicalOf(at.split('?')[0] ?? '', new URLSearchParams(at.split('?')[1]));

test('a list has one address: filters in a fixed order, without sort order and unknown parameters', () => {
  expect(canonical('/goods_cate?utm_source=x&sort=sales&height=3.1&colour=15.4&cid=2')).toBe(
    '/goods_cate?cid=2&colour=4.15&height=1.3',
  );
  expect(canonical('/goods_cate?page=3')).toBe('/goods_cate?page=3');
  expect(canonical('/goods_search?title=%202x4%20&sort=new')).toBe('/goods_search?title=2x4');
});

test('a product has one address for all colours and quantities', () => {
  expect(canonical('/goods_detail/12?colour=a1b2&n=40')).toBe('/goods_detail/12');
  expect(canonical('/goods_seckill_detail?id=7&colour=a1b2')).toBe('/goods_seckill_detail?id=7');
  expect(canonical('/goods_presell_detail?id=7&n=3')).toBe('/goods_presell_detail?id=7');
});

test('hot picks have one address of the two that show them', () => {
  expect(canonical('/goods_hot')).toBe('/goods_hot');
  expect(canonical('/goods_list?type=2')).toBe('/goods_hot');
  expect(canonical('/goods_list')).toBe('/goods_list?type=1');
});

test('private pages are hidden from search engines', () => {
  for (const path of ['/user', '/user/shoppingCart', '/shoppingCart', '/payment', '/login'])
    expect(isPrivate(path)).toBe(true);
  for (const path of ['/', '/goods_cate', '/goods_detail/3', '/userguide']) expect(isPrivate(path)).toBe(false);
});
