// @vitest-environment jsdom
// Every mutation of every page story, for `npm run test:mutation` (tools/mutation.ts), which starts it in two processes.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preloadAllPages } from '../test-visit.tsx';
import { pageStates, shellStates } from './pages.ts';
import { createRun, openUsual } from './run.ts';

const HOURS_MS = 3 * 3_600_000;
const { MUTATION_PART = '1/1', MUTATION_REPORT, MUTATION_ONLY = '' } = process.env;
const [part = 1, parts = 1] = MUTATION_PART.split('/').map(Number);

test(
  'no page crashes or claims more by any mutation',
  async () => {
    await preloadAllPages();
    const shells = await openShells();
    const run = createRun(new Set(shells));
    // All states of one address in one process, which opens what they share once.
    const addresses = [...new Set(pageStates.map(({ at }) => at.replace(/\?.*/, '')))];
    const states = pageStates.filter(
      ({ at, name }) =>
        addresses.indexOf(at.replace(/\?.*/, '')) % parts === part - 1 && new RegExp(MUTATION_ONLY).test(name),
    );
    /* oxlint-disable eslint/no-await-in-loop -- one page is open at a time */
    if (part === 1) for (const state of shellStates) await run.openAll(state, true);
    for (const state of states) await run.openAll(state);
    /* oxlint-enable eslint/no-await-in-loop */
    const { figures, calls, problems } = run;
    if (MUTATION_REPORT) writeFileSync(MUTATION_REPORT, JSON.stringify({ figures, calls: [...calls], problems }));
    expect(problems).toEqual([]);
  },
  HOURS_MS,
);

/** The calls of header and footer. */
async function openShells(): Promise<readonly string[]> {
  const names: string[] = [];
  for (const state of shellStates) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
    const { answers } = await openUsual(state);
    names.push(...answers.map(({ call }) => call.name));
  }
  return names;
}
