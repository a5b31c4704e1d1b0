import { createShop } from '@shop/mocks';
import { didYouMean, facetsOf, matchingParts, searchIndex, suggestionsFor } from '@shop/mocks/search';
import { spread, type Spread } from './spread.ts';
import { readTable } from '../tools/part-tables.ts';

/** Unusual queries: long, without words, or written to break something. */
const HOSTILE = [
  'a'.repeat(10_000),
  '板'.repeat(10_000),
  '2x4'.repeat(3000),
  'brik '.repeat(2000),
  '😀'.repeat(100),
  '.*',
  '(a+)+$',
  '[',
  '\\',
  "'; DROP TABLE products;--",
  '<script>alert(1)</script>',
  '%00',
  '__proto__',
  'a b c d e f g h i j k l m n',
];
/** Filters as the facets of a list send them. */
const FILTERS = [
  {},
  { cid: '2' },
  { color: '4,15', stock: 100 },
  { keyword: 'red plate', price_to: 50 },
  { size: '2x4', finish: 'transparent' },
];
const ROUNDS = 10;

function spreadOf(runs: readonly (() => unknown)[]): Spread {
  for (const run of runs) run();
  const times = Array.from({ length: ROUNDS }).flatMap(() =>
    runs.map((run) => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
  return spread(times);
}

/**
 * Times of the stand-in shop's search in ms (indexing, search, suggestions, corrections, facets), and the memory of its
 * index.
 */
export function measureSearch(): Record<string, unknown> {
  const shop = createShop();
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const index = searchIndex(shop.catalogue);
  const indexMs = Math.round(performance.now() - start);
  gc?.();
  const indexMB = Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10;
  let asked = 0;
  // Answers are cached for a moment, so every query is different.
  const fresh = (query: string) => query + ' '.repeat((asked = (asked + 1) % 97));
  const queries = readTable(`${import.meta.dirname}/../tools/search-table`, 'queries.csv').map(
    ({ query = '' }) => query,
  );
  const begun = queries.flatMap((query) => [query.slice(0, 2), query.slice(0, 4), query]);
  const finds = (text: string) => matchingParts(shop, text).length;
  return {
    moulds: index.entries.length,
    indexMs,
    // Accurate only with --expose-gc.
    indexMB,
    search: spreadOf([...queries, ...HOSTILE].map((query) => () => matchingParts(shop, fresh(query)))),
    suggest: spreadOf(begun.map((query) => () => suggestionsFor(shop, fresh(query), 10, 'en'))),
    didYouMean: spreadOf(
      ['plaet 2x4', '30001', '基楚板 2x4', 'minifg hed', ...HOSTILE].map(
        (query) => () => didYouMean(shop.catalogue, fresh(query), finds),
      ),
    ),
    facets: spreadOf(FILTERS.map((filter) => () => facetsOf(shop, filter, 'en'))),
  };
}
