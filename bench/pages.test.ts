import { expect, test } from 'vitest';
import { addressOf } from './pages.ts';

test('a page to be profiled is given by its name or its address', () => {
  expect(addressOf('product')).toBe('/goods_detail/1');
  expect(addressOf('/goods_detail/7?sku=1')).toBe('/goods_detail/7?sku=1');
  expect(addressOf('toString')).toBeUndefined();
});
