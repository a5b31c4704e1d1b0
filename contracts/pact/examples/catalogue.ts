import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { ofProduct, picture, product, productSummary, recommendedSummary } from '../example-values.ts';

/** Categories, lists of parts, searches and a product with all its offers. */
export const examples: readonly Example[] = [
  example(shop.category, 'the shop is open', {
    answer: [{ id: '1', name: '砖', picture, children: [{ id: '5', name: '2 × N 砖', picture, children: [] }] }],
  }),
  example(shop.products, 'the shop is open', {
    query: { page: 1, limit: 20 },
    answer: { products: [productSummary], total: 1 },
  }),
  example(shop.products, 'nothing matches the search', {
    query: { page: 1, limit: 20, keyword: 'zzzzzz' },
    answer: { products: [], total: 0 },
  }),
  example(shop.productDetail, 'the shop is open', { ...ofProduct, answer: product }),
  example(shop.productDetail, 'the product does not exist', { ...ofProduct, refused: 'hasMessage' }),
  example(shop.productFacets, 'the shop is open', {
    query: { keyword: '2x4' },
    answer: {
      total: 2,
      categories: [{ id: '1', count: 2 }],
      colours: [{ id: '4', name: '红', picture, count: 2 }],
      sizes: [{ width: 2, length: 4, count: 1 }],
      heights: [{ plates: 3, count: 1 }],
      finishes: [{ finish: 'solid', count: 2 }],
      stocks: [{ pieces: 100, count: 2 }],
      prices: { from: 30, to: 90, counts: [1, 1] },
    },
  }),
  example(shop.searchSuggestions, 'the shop is open', {
    query: { keyword: '3001', limit: 8 },
    answer: [{ kind: 'part', id: '301', name: '砖 2 × 4', number: '3001', picture, uniqueId: 'a1b2c3d4' }],
  }),
  example(shop.searchSuggestions, 'nothing matches the search', { query: { keyword: 'zzzzzz', limit: 8 }, answer: [] }),
  example(shop.hotSearches, 'the shop is open', { answer: ['2x4'] }),
  example(shop.recommendedProducts, 'the shop is open', {
    params: { type: '1' },
    query: { page: 1, limit: 20 },
    answer: { products: [{ ...productSummary, isPresale: undefined }], total: 1 },
  }),
  example(shop.goodProducts, 'the shop is open', { query: { page: 1, limit: 20 }, answer: [recommendedSummary] }),
  example(shop.categoryBlocks, 'the shop is open', {
    query: { page: 1, limit: 4 },
    answer: {
      blocks: [{ id: '1', name: '砖', picture, products: [{ ...productSummary, stock: undefined }] }],
      total: 1,
    },
  }),
  example(shop.partFamily, 'the shop is open', {
    ...ofProduct,
    answer: {
      colours: [{ id: '4', name: '红', picture }],
      parts: [
        {
          id: '301',
          name: '砖 2 × 4',
          number: '3001',
          picture,
          offers: { 4: { uniqueId: 'a1b2c3d4', price: 90, stock: 50 } },
        },
      ],
    },
  }),
  example(shop.partFamily, 'the product does not exist', { ...ofProduct, refused: 'hasMessage' }),
  example(shop.productCode, 'the shop is open', { ...ofProduct, answer: { code: '/uploads/code.png' } }),
  example(shop.phoneBuying, 'the shop is open', { answer: { way: 'page', site: 'https://m.shop.example' } }),
];
