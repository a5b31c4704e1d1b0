import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactProblem } from './contact-problem.ts';

test.each([
  ['', 'noContact'],
  ['  ', 'noContact'],
  ['13812345678', undefined],
  ['138 1234 5678', undefined],
  ['１３８１２３４５６７８', undefined],
  ['+81 90-1234-5678', undefined],
  ['+1 (415) 555-0100', undefined],
  ['0571-88886666', undefined],
  ['1381234567', 'badPhone'],
  ['no phone', 'badPhone'],
  ['mumu.lin@example.com', undefined],
  ['mumu@example', 'badMail'],
  ['@example.com', 'badMail'],
  ['mumu lin@example.com', 'badMail'],
])('checks "%s"', (typed, problem) => {
  expect(contactProblem(typed)).toBe(problem);
});

test('accepts every mobile number of mainland China', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), fc.stringMatching(/^\d{9}$/), (second, rest) => {
      expect(contactProblem(`1${second}${rest}`)).toBeUndefined();
    }),
  );
});
