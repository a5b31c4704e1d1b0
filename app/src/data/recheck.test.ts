import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseBeforeRecheck, provesAbsence, type PendingOutcome } from './recheck.ts';

const SINCE = 1_000_000;
const pending = (lifetime: number): PendingOutcome => ({ since: SINCE, until: SINCE + lifetime });

/** The moments of the checks, relative to `since`, until one proves the absence of the change; each takes `ms`. */
function checksOf(one: PendingOutcome, ms: number): number[] {
  const checks = [];
  let now = one.since;
  while (!provesAbsence(one, now)) {
    now += pauseBeforeRecheck(one, now) + ms;
    checks.push(now - one.since);
  }
  return checks;
}

test('a payment is looked up after 2, 4, 8, 16, 32 and 64 seconds, then every minute until the order has expired', () => {
  expect(checksOf(pending(180_000), 0)).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 124_000, 182_000]);
});

test('pauses never shrink before the last one, and the end is noticed soon, however slow the server is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_800_000 }), fc.integer({ min: 0, max: 15_000 }), (lifetime, ms) => {
      const one = pending(lifetime);
      const checks = checksOf(one, ms);
      const pauses = checks.map((at, index) => at - (checks[index - 1] ?? 0) - ms);
      expect(pauses.every((pause) => pause >= 2000 && pause <= 60_000)).toBe(true);
      expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((a, b) => a - b));
      expect(checks.at(-1)).toBeLessThanOrEqual(lifetime + 2000 + ms + 2000 + ms);
    }),
  );
});
