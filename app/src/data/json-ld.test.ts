import type { Product } from '@shop/contracts';
import { expect, test } from 'vitest';
import { breadcrumbsJsonLd, productJsonLd } from './json-ld.ts';

const picture = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' } as const;
const offer = { uniqueId: 'a', name: '红', picture, price: 90, stock: 5, code: '' };
const product: Product = {
  id: '301',
  name: '砖 2 × 4',
  summary: '',
  picture,
  pictures: [],
  price: 90,
  stock: 5,
  sales: 1,
  unit: '颗',
  categoryIds: [],
  descriptionHtml: '',
  isOnSale: true,
  isFavourite: false,
  minQuantity: 1,
  part: { number: '3001', shopNumber: '', weight: 0, colours: [], colourCount: 2 },
  offers: [offer, { ...offer, uniqueId: 'b', price: 145 }],
  reviewCount: 12,
  goodReviewPercent: 98,
  recommended: [],
  related: [],
};
const at = {
  url: 'https://shop.example/goods_detail/301',
  description: 'A brick.',
  origin: 'https://shop.example',
  now: 1000,
};

test('a search engine reads name, number, price and availability of a part', () => {
  expect(productJsonLd(product, at)).toMatchObject({
    '@type': 'Product',
    name: '砖 2 × 4',
    mpn: '3001',
    sku: '301',
    image: 'https://shop.example/pictures/3001.svg?hex=C91A09&finish=solid',
    aggregateRating: { ratingValue: '4.9', reviewCount: 12 },
    offers: {
      priceCurrency: 'CNY',
      lowPrice: '0.90',
      highPrice: '1.45',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  });
});

test('sold out, off sale and presale have different availabilities, and without reviews there is no rating', () => {
  const availability = (changed: Partial<Product>) =>
    (productJsonLd({ ...product, ...changed }, at)['offers'] as { availability: string }).availability;
  expect(availability({ stock: 0 })).toBe('https://schema.org/OutOfStock');
  expect(availability({ isOnSale: false })).toBe('https://schema.org/OutOfStock');
  expect(availability({ presale: { from: 500, to: 2000 } })).toBe('https://schema.org/PreOrder');
  expect(availability({ presale: { state: 'running', from: 500, to: 1000 } })).toBeUndefined();
  expect(availability({ presale: {} })).toBeUndefined();
  expect(JSON.stringify(productJsonLd({ ...product, reviewCount: 0 }, at))).not.toContain('aggregateRating');
  expect(productJsonLd({ ...product, offers: [], part: undefined }, at)).toMatchObject({
    offers: { lowPrice: '0.90', highPrice: '0.90', offerCount: 1 },
  });
});

test('breadcrumbs are numbered from the outermost', () => {
  expect(
    breadcrumbsJsonLd([
      { label: '砖', url: 'https://a/1' },
      { label: '砖 2 × 4', url: 'https://a/2' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: '砖', item: 'https://a/1' },
      { position: 2, name: '砖 2 × 4', item: 'https://a/2' },
    ],
  });
});
