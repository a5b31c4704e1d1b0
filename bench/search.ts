import { createShop } from '../mocks/src/index.ts';
import { facetsOf } from '../mocks/src/search/facets.ts';
import { answering } from '../mocks/src/search/list-parts.ts';
import { didYouMean } from '../mocks/src/search/did-you-mean.ts';
import { searchIndex } from '../mocks/src/search/search-index.ts';
import { suggestionsFor } from '../mocks/src/search/suggest.ts';
import { spread, type Spread } from './spread.ts';
import { readQueries } from '../tools/search-table/score-queries.ts';

/** What nobody means: long, empty of words, or written to break something. */
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
/** Narrowings as the filters beside a list send them. */
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

/** How long the stand-in shop takes to make its index, to search, to suggest, to guess and to count, in milliseconds, and what the index keeps in memory. */
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
  // Answers are remembered for a moment, so no question is asked in the same words twice.
  const anew = (query: string) => query + ' '.repeat((asked = (asked + 1) % 97));
  const queries = readQueries().map(({ query }) => query);
  const begun = queries.flatMap((query) => [query.slice(0, 2), query.slice(0, 4), query]);
  const finds = (text: string) => answering(shop, text).length;
  return {
    moulds: index.entries.length,
    indexMs,
    // Without --expose-gc memory is as it happens to be.
    indexMB,
    search: spreadOf([...queries, ...HOSTILE].map((query) => () => answering(shop, anew(query)))),
    suggest: spreadOf(begun.map((query) => () => suggestionsFor(shop, anew(query), 10, 'en'))),
    didYouMean: spreadOf(
      ['plaet 2x4', '30001', '基楚板 2x4', 'minifg hed', ...HOSTILE].map(
        (query) => () => didYouMean(shop.catalogue, anew(query), finds),
      ),
    ),
    facets: spreadOf(FILTERS.map((filter) => () => facetsOf(shop, filter, 'en'))),
  };
}
