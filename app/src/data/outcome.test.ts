import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { isUnanswered } from './outcome.ts';

test('a change may have been made if no answer came that can be read', () => {
  for (const kind of ['offline', 'slow', 'server', 'malformed'] as const)
    expect(isUnanswered(new CallError('favouriteDel', kind))).toBe(true);
});

test('a change was not made if it was refused, not sent, or the server lacks the call', () => {
  for (const kind of ['refused', 'signedOut', 'gone'] as const)
    expect(isUnanswered(new CallError('favouriteDel', kind))).toBe(false);
  expect(isUnanswered(new CallError('favouriteDel', 'server', { status: 404 }))).toBe(false);
  expect(isUnanswered(new TypeError('the code was not loaded'))).toBe(false);
});
