/**
 * `npm run test:search`: searches the stand-in shop for each query of the table, prints each miss, and fails under 58
 * of 60 hits.
 */
import { readQueries, scoreQueries } from './search-table/score-queries.ts';

const MIN_HITS = 58;

const scored = await scoreQueries(readQueries());
for (const { query, language, number, kind, first, suggested } of scored.filter(({ isRight }) => !isRight))
  console.log(
    `“${query}” (${language}, ${kind}): ${first === '' ? 'nothing' : first} came first, not ${number}${suggested ? `; did you mean “${suggested}”` : ''}`,
  );
const right = scored.filter(({ isRight }) => isRight).length;
console.log(`${right} of ${scored.length} right`);
process.exitCode = right < MIN_HITS ? 1 : 0;
