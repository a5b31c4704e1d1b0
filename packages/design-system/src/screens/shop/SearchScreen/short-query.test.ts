import { expect, test } from 'vitest';
import { shortQuery } from './short-query.ts';

test('a query that somebody meant is shown whole', () => {
  expect(shortQuery('red 2x4 plate')).toBe('red 2x4 plate');
});

test('what was pasted by mistake is cut, and says so', () => {
  expect(shortQuery('砖'.repeat(10_000))).toBe(`${'砖'.repeat(60)}…`);
});

test('no character is cut in half', () => {
  expect(shortQuery('🧱'.repeat(10_000))).toBe(`${'🧱'.repeat(60)}…`);
});

test('lines become one', () => {
  expect(shortQuery('3001\n3020')).toBe('3001 3020');
});
