import { expect, test } from 'vitest';
import { phonePage } from './phone-page.ts';

const HERE = 'https://shop.example';

test('a phone is led to the product’s own page where this shop is the mobile site, or none is named', () => {
  for (const site of [HERE, `${HERE}/`, '']) expect(phonePage(site, '15', HERE)).toBe(`${HERE}/goods_detail/15`);
});

test('a phone is led to the mobile site where there is one', () => {
  expect(phonePage('https://m.shop.example/', '15', HERE)).toBe(
    'https://m.shop.example/pages/goods_details/index?id=15',
  );
});
