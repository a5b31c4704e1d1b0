import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const answer = (headers: Record<string, string>) => new Response(null, { status: 429, headers });

test('reads any number of seconds, and a date by the clock of the server', () => {
  const seconds = fc.integer({ min: 1, max: 86_400 });
  const moment = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(seconds, moment, (pause, now) => {
      expect(retryAfterSeconds(answer({ 'Retry-After': String(pause) }))).toBe(pause);
      const headers = {
        Date: new Date(now * 1000).toUTCString(),
        'Retry-After': new Date((now + pause) * 1000).toUTCString(),
      };
      // The year 1970 begins at the moment that an unreadable date has too.
      if (now > 0) expect(retryAfterSeconds(answer(headers))).toBe(pause);
    }),
  );
});

test('is unknown without a readable pause that lies ahead', () => {
  expect(retryAfterSeconds(answer({}))).toBeUndefined();
  for (const value of ['soon', '0', '-5', 'Thu, 01 Jan 1970 00:00:00 GMT'])
    expect(retryAfterSeconds(answer({ 'Retry-After': value }))).toBeUndefined();
});
