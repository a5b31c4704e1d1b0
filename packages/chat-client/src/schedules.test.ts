import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedules } from './test-world/commands.ts';
import { runSchedule } from './test-world/run-schedule.ts';
import { judge } from './test-world/verdict.ts';

/** The quick set; `npm run test:chat-soak` runs ten thousand. A seed of a failure is replayed there. */
const RUNS = 250;
const anySchedule = [schedules(60), fc.scheduler(), fc.nat()] as const;

test('delivers every message once and in order, whatever network, server, tabs and sign-in do', async () => {
  await fc.assert(
    fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
      const { verdict, faults } = await runSchedule(commands, scheduler, { seed });
      expect({ ...verdict, faults }).toEqual({
        said: verdict.said,
        lost: 0,
        duplicated: 0,
        outOfOrder: 0,
        unconfirmed: 0,
        faults: [],
      });
    }),
    { numRuns: RUNS, seed: 7 },
  );
}, 60_000);

test('loses nothing silently on a server that is later than the bound', async () => {
  let duplicated = 0;
  let suspected = 0;
  await fc.assert(
    fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
      const { verdict, suspectedTwins } = await runSchedule(commands, scheduler, { seed, lateness: 4000 });
      duplicated += verdict.duplicated;
      suspected += suspectedTwins;
      expect(verdict.lost).toBe(0);
    }),
    { numRuns: 60, seed: 7 },
  );
  // The reason for the bound: past it, what has arrived cannot be told from what has not.
  expect(duplicated).toBeGreaterThan(0);
  expect(suspected).toBeGreaterThan(0);
}, 60_000);

test('would notice a client that does not wait for the server to finish', async () => {
  const property = fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
    const { verdict } = await runSchedule(commands, scheduler, { seed, quarantine: 0 });
    expect(verdict.duplicated + verdict.lost).toBe(0);
  });
  const { failed } = await fc.check(property, { numRuns: 60, seed: 7, endOnFailure: true });
  expect(failed).toBe(true);
}, 60_000);

test('judges what was lost, doubled or in the wrong order', () => {
  const said = (...texts: string[]) => texts.map((text) => ({ slot: 0, text, isKept: true }));
  expect(judge({ said: said('a', 'b'), stored: ['a', 'b'], unconfirmed: [] })).toMatchObject({
    lost: 0,
    duplicated: 0,
    outOfOrder: 0,
  });
  expect(judge({ said: said('a', 'b'), stored: ['a'], unconfirmed: [] })).toMatchObject({ lost: 1 });
  expect(judge({ said: said('a', 'b'), stored: ['a'], unconfirmed: ['b'] })).toMatchObject({ lost: 0, unconfirmed: 1 });
  expect(judge({ said: said('a', 'b'), stored: ['a', 'b', 'a'], unconfirmed: [] })).toMatchObject({ duplicated: 1 });
  expect(judge({ said: said('a', 'b'), stored: ['b', 'a'], unconfirmed: [] })).toMatchObject({ outOfOrder: 1 });
  expect(
    judge({
      said: [...said('a', 'b'), { slot: 1, text: 'c', isKept: true }],
      stored: ['a', 'c', 'b'],
      unconfirmed: [],
    }),
  ).toMatchObject({ outOfOrder: 0 });
  expect(
    judge({ said: [{ slot: 0, text: 'c', isKept: false }, ...said('a')], stored: ['a'], unconfirmed: [] }),
  ).toMatchObject({ lost: 0, outOfOrder: 0 });
});
