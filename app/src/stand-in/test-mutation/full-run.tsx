// @vitest-environment jsdom
// Every mutation of every page story and of every action, for `npm run test:mutation` (tools/mutation.ts), which starts
// it in two processes.
import { writeFileSync } from 'node:fs';
import { calls } from '@shop/contracts';
import { expect, test } from 'vitest';
import { preloadAllPages } from '../test-visit.tsx';
import { actions } from './actions.ts';
import { pageStates, shellStates } from './pages.ts';
import { NOT_REACHED } from './reached.ts';
import { createRun, openUsual } from './run.ts';

const HOURS_MS = 3 * 3_600_000;
const { MUTATION_PART = '1/1', MUTATION_REPORT, MUTATION_ONLY = '' } = process.env;
const [part = 1, parts = 1] = MUTATION_PART.split('/').map(Number);

test(
  'no page and no action crashes or claims more by any mutation',
  async () => {
    await preloadAllPages();
    const shells = await openShells();
    const run = createRun(new Set(shells));
    // All states of one address in one process, which opens what they share once.
    const addresses = [...new Set(pageStates.map(({ at }) => at.replace(/\?.*/, '')))];
    const states = [
      ...actions.filter((_, place) => place % parts === part - 1),
      ...pageStates.filter(({ at }) => addresses.indexOf(at.replace(/\?.*/, '')) % parts === part - 1),
    ].filter(({ name }) => new RegExp(MUTATION_ONLY).test(name));
    const expected = calls.map(({ name }) => name).filter((name) => !(name in NOT_REACHED));
    const report = (left: number) => {
      const { figures, reached, problems } = run;
      const found = { figures, reached: [...reached], expected, allCalls: calls.length, left, problems };
      if (MUTATION_REPORT) writeFileSync(MUTATION_REPORT, JSON.stringify(found));
    };
    report(states.length);
    if (part === 1) for (const state of shellStates) await run.openAll(state, true);
    for (const [place, state] of states.entries()) {
      await run.openAll(state);
      report(states.length - place - 1);
    }
    expect(run.problems).toEqual([]);
  },
  HOURS_MS,
);

/** The calls of header and footer. */
async function openShells(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const state of shellStates) {
    const { answers } = await openUsual(state);
    names.push(...answers.map(({ name }) => name));
  }
  return names;
}
