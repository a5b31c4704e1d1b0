import { expect, test } from 'vitest';
import { phonePage } from './phone-page.ts';

const HERE = 'https://shop.example';

test('uses the product page if this shop is the mobile site or none is set', () => {
  for (const site of [HERE, `${HERE}/`, '']) expect(phonePage(site, '15', HERE)).toBe(`${HERE}/goods_detail/15`);
});

test('uses the mobile site if there is one', () => {
  expect(phonePage('https://m.shop.example/', '15', HERE)).toBe(
    'https://m.shop.example/pages/goods_details/index?id=15',
  );
});
