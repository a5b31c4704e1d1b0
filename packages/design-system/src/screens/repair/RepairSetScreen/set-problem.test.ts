import { expect, test } from 'vitest';
import { failed, loading, ready } from '../../../loadable.ts';
import { bakery, sets } from '../fixtures-repair-start.ts';
import { setProblem } from './set-problem.ts';

test.each([
  ['nothing is typed yet', { typed: '', set: undefined, wasSubmitted: false }, undefined],
  ['nothing was typed', { typed: ' ', set: undefined, wasSubmitted: true }, 'empty'],
  ['only a part of a name was typed', { typed: '面包', set: undefined, wasSubmitted: true }, 'noNumber'],
  ['the set exists', { typed: '801208', set: ready(bakery), wasSubmitted: true }, undefined],
  ['longer numbers begin with the typed one', { typed: '8012', set: ready(null), wasSubmitted: false }, undefined],
  ['the beginning of a number was submitted', { typed: '8012', set: ready(null), wasSubmitted: true }, 'unknown'],
  ['the set is not found yet', { typed: '801208', set: loading, wasSubmitted: true }, undefined],
  ['the shop did not answer', { typed: '801208', set: failed('offline'), wasSubmitted: true }, undefined],
])('%s', (_, facts, problem) => {
  expect(setProblem({ matches: ready(sets), ...facts })).toBe(problem);
});

test('a number with which no set begins is a problem at once', () => {
  expect(setProblem({ typed: '9999', matches: ready([]), set: ready(null), wasSubmitted: false })).toBe('unknown');
});
