import { expect, test } from 'vitest';
import { readQueries, scoreQueries } from './score-queries.ts';

test('of 60 things that shoppers type, at least 58 lead to the part that they mean', async () => {
  const queries = readQueries();
  expect(queries).toHaveLength(60);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(60);
  const wrong = (await scoreQueries(queries)).filter(({ isRight }) => !isRight);
  expect(
    wrong.length,
    wrong.map(({ query, first, number }) => `${query}: ${first}, not ${number}`).join('\n'),
  ).toBeLessThanOrEqual(2);
});
