import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedules } from './test-simulator/commands.ts';
import { runSchedule } from './test-simulator/run-schedule.ts';
import { judge } from './test-simulator/verdict.ts';

/** A quick set; `npm run test:chat-soak` runs ten thousand, and replays a failing seed. */
const RUNS = 250;
const anySchedule = [schedules(60), fc.scheduler(), fc.nat()] as const;

test('delivers every message once and in order, under all faults of network, server, tabs and sign-in', async () => {
  await fc.assert(
    fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
      const { verdict, faults } = await runSchedule(commands, scheduler, { seed });
      expect({ ...verdict, faults }).toEqual({
        written: verdict.written,
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

test('loses nothing silently on a server that is later than the limit', async () => {
  let duplicated = 0;
  let suspected = 0;
  await fc.assert(
    fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
      const { verdict, suspectedDuplicates } = await runSchedule(commands, scheduler, { seed, lateness: 4000 });
      duplicated += verdict.duplicated;
      suspected += suspectedDuplicates;
      expect(verdict.lost).toBe(0);
    }),
    { numRuns: 60, seed: 7 },
  );
  // The reason for the limit: beyond it, a message that has not arrived cannot be distinguished from a late one.
  expect(duplicated).toBeGreaterThan(0);
  expect(suspected).toBeGreaterThan(0);
}, 60_000);

test('detects a client that does not wait for the server to finish', async () => {
  const property = fc.asyncProperty(...anySchedule, async (commands, scheduler, seed) => {
    const { verdict } = await runSchedule(commands, scheduler, { seed, quarantine: 0 });
    expect(verdict.duplicated + verdict.lost).toBe(0);
  });
  const { failed } = await fc.check(property, { numRuns: 60, seed: 7, endOnFailure: true });
  expect(failed).toBe(true);
}, 60_000);

test('judges lost, duplicated and reordered messages', () => {
  const written = (...texts: string[]) => texts.map((text) => ({ slot: 0, text, isStored: true }));
  expect(judge({ written: written('a', 'b'), received: ['a', 'b'], unconfirmed: [] })).toMatchObject({
    lost: 0,
    duplicated: 0,
    outOfOrder: 0,
  });
  expect(judge({ written: written('a', 'b'), received: ['a'], unconfirmed: [] })).toMatchObject({ lost: 1 });
  expect(judge({ written: written('a', 'b'), received: ['a'], unconfirmed: ['b'] })).toMatchObject({
    lost: 0,
    unconfirmed: 1,
  });
  expect(judge({ written: written('a', 'b'), received: ['a', 'b', 'a'], unconfirmed: [] })).toMatchObject({
    duplicated: 1,
  });
  expect(judge({ written: written('a', 'b'), received: ['b', 'a'], unconfirmed: [] })).toMatchObject({ outOfOrder: 1 });
  expect(
    judge({
      written: [...written('a', 'b'), { slot: 1, text: 'c', isStored: true }],
      received: ['a', 'c', 'b'],
      unconfirmed: [],
    }),
  ).toMatchObject({ outOfOrder: 0 });
  expect(
    judge({ written: [{ slot: 0, text: 'c', isStored: false }, ...written('a')], received: ['a'], unconfirmed: [] }),
  ).toMatchObject({ lost: 0, outOfOrder: 0 });
});
