import { decoded } from '../../fixtures/captured.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { partFamily, productFacets, searchSuggestions } from '../index.ts';

const RED = { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' };

test('reads the counts of facets; an unknown finish counts as solid', () => {
  expect(decoded(productFacets, '54')).toEqual({
    total: 2,
    categories: [
      { id: '1', count: 2 },
      { id: '5', count: 1 },
    ],
    colours: [{ id: '4', name: '红', picture: RED, count: 2 }],
    sizes: [{ width: 2, length: 4, count: 1 }],
    heights: [{ plates: 3, count: 1 }],
    finishes: [
      { finish: 'solid', count: 2 },
      { finish: 'solid', count: 1 },
    ],
    stocks: [{ pieces: 100, count: 2 }],
    prices: { from: 30, to: 90, counts: [1, 0, 1] },
  });
});

test('facets of no parts have no prices, and a server may omit facets', () => {
  expect(decoded(productFacets, '44')).toMatchObject({ total: 0, colours: [], prices: undefined });
  expect(decodeAnswer(productFacets, { status: 200, data: { total: 3 } })).toMatchObject({
    kind: 'done',
    value: { total: 3, categories: [], heights: [], stocks: [] },
  });
});

test('reads suggestions of parts, categories and longer keywords', () => {
  const [part, category, search] = decoded(searchSuggestions, '54');
  expect(part).toEqual({
    kind: 'part',
    id: '301',
    name: '砖 2 × 4',
    number: '3001',
    picture: RED,
    uniqueId: 'a1b2c3d4',
  });
  expect(category).toEqual({ kind: 'category', id: '5', top: '1', name: '2 × N 砖', count: 38 });
  expect(search).toEqual({ kind: 'search', text: '2x4 板', count: 6 });
  expect(
    decodeAnswer(
      searchSuggestions,
      encodeAnswer(
        searchSuggestions,
        [part, category, search].filter((row) => row !== undefined),
      ),
    ),
  ).toMatchObject({ value: [part, category, search] });
});

test('reads a family as a matrix of parts and colours, without a cell where a part lacks a colour', () => {
  const { colours, parts } = decoded(partFamily, '54');
  expect(colours).toEqual([{ id: '4', name: '红', picture: RED }]);
  expect(parts[0]).toMatchObject({
    id: '301',
    limit: 200,
    offers: { 4: { uniqueId: 'a1b2c3d4', price: 90, stock: 4000 } },
  });
  expect(parts[1]).toMatchObject({ id: '304', offers: {} });
  expect(parts[1]).toMatchObject({ limit: undefined });
});
