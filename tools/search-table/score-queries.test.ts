import { expect, test } from 'vitest';
import { readQueries, scoreQueries } from './score-queries.ts';

test('of 60 things that shoppers type, at least 58 lead to the part that they mean', async () => {
  const queries = readQueries();
  expect(new Set(queries.map(({ query }) => query)).size).toBe(60);
  const wrong = (await scoreQueries(queries)).filter(({ isRight }) => !isRight);
  for (const { query, language, kind, number, first, suggested = '' } of wrong)
    console.log(`“${query}” (${language}, ${kind}): “${first}” came first, not ${number}; suggested: “${suggested}”`);
  expect(wrong.length).toBeLessThanOrEqual(2);
});
