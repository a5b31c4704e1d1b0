import { expect, test } from 'vitest';
import { shortQuery } from './short-query.ts';

test('shows a normal query in full', () => {
  expect(shortQuery('red 2x4 plate')).toBe('red 2x4 plate');
});

test('cuts a long query with an ellipsis', () => {
  expect(shortQuery('砖'.repeat(10_000))).toBe(`${'砖'.repeat(60)}…`);
});

test('never cuts a character in half', () => {
  expect(shortQuery('🧱'.repeat(10_000))).toBe(`${'🧱'.repeat(60)}…`);
});

test('joins lines into one', () => {
  expect(shortQuery('3001\n3020')).toBe('3001 3020');
});
