/** `npm run test:search`: asks the stand-in shop the questions of the table, prints each miss, and fails under 58 of 60 right. */
import { readQueries, scoreQueries } from './search-table/score-queries.ts';

const MIN_RIGHT = 58;

const scored = await scoreQueries(readQueries());
for (const { query, language, number, kind, first, suggested } of scored.filter(({ isRight }) => !isRight))
  console.log(
    `“${query}” (${language}, ${kind}): ${first === '' ? 'nothing' : first} came first, not ${number}${suggested ? `; did you mean “${suggested}”` : ''}`,
  );
const right = scored.filter(({ isRight }) => isRight).length;
console.log(`${right} of ${scored.length} right`);
process.exitCode = right < MIN_RIGHT ? 1 : 0;
